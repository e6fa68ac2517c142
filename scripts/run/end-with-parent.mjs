/* Loaded before every script that run-pinned.mjs runs: a parent that was killed can forward no
   signal, and would leave the server running with its data locked. The channel closes with it. */
if (process.channel) {
  process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
  process.channel.unref();
}
