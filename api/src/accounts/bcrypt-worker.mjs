import bcrypt from 'bcrypt';

/* A process of the pool; see bcrypt-pool.ts. Plain JavaScript, which starts faster. Signals go to
   all processes of the product, and a password under way is still to be answered: this one ends
   when the pool closes its channel. */
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => undefined);
process.on('message', ({ text, cost, hash }) => {
  process.send(hash === undefined ? bcrypt.hashSync(text, cost) : bcrypt.compareSync(text, hash));
});
