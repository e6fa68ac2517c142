/** An import of `node:http` also loads Node's fetch: 13 MB that stay resident. */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
