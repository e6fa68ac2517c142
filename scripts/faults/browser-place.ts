/** The client's modules expect a page when they are loaded; nothing of it is used here. */
const addEventListener = () => undefined;
const document = { documentElement: { dataset: {} }, addEventListener };
Object.assign(globalThis, { window: globalThis, document, addEventListener });
