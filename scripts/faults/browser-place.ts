/** The client's modules look for their window when they are loaded; nothing of it is used here. */
Object.assign(globalThis, { window: globalThis });
