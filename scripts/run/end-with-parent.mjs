/* Loaded before every script: a killed parent can forward no signal, but the channel closes with
   it. */
if (process.channel) {
  process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
  process.channel.unref();
}
