/**
 * Node's http module. An import of `node:http` also runs its getters, one of which loads Node's
 * fetch: 13 MB that stay resident in a server that fetches nothing.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
