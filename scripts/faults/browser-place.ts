/** The client's modules expect a window when they are loaded; nothing of it is used here. */
Object.assign(globalThis, { window: globalThis });
