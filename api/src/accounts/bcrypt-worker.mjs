import bcrypt from 'bcrypt';

/* Started by bcrypt-processes.ts; plain JavaScript starts faster. Signals go to all processes of the
   product, and a password under way is still to be answered. */
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => undefined);
const idleTime = Number(process.argv[2]);
const state = {};
process.on('message', ({ text, cost, hash }) => {
  clearTimeout(state.ending);
  process.send(hash === undefined ? bcrypt.hashSync(text, cost) : bcrypt.compareSync(text, hash));
  state.ending = setTimeout(() => process.connected && process.disconnect(), idleTime).unref();
});
