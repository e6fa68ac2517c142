/* Imported before anything that may ask for the time. */

const clock = { ahead: 0 };
const realNow = Date.now.bind(Date);

Date.now = () => realNow() + clock.ahead;

/**
 * The process that started this one says how many milliseconds its clock is ahead of the real one, so
 * that a journey can let days pass. Answered once it holds.
 */
process.on('message', (ahead) => {
  if (typeof ahead !== 'number') return;
  clock.ahead = ahead;
  process.send?.(ahead);
});
// Only the signal ends this process, and nothing keeps it after that.
process.channel?.unref();
