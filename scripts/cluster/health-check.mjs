import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/* `node health-check.mjs <url> [<state file>] [<process id>]`: exits 0 if the url answers 200
   within 2 s. The third failure in a row kills the service, as docker leaves a hanging process
   running. Plain JavaScript, because it starts every 3 s. */
const maxFailures = 3;
const answerWithin = 2_000;
const [url, stateFile = '/tmp/unhealthy', given] = process.argv.slice(2);

const failuresBefore = () => (existsSync(stateFile) ? Number(readFileSync(stateFile)) || 0 : 0);

/** The child of the container's init (`init: true`); 0 if there is none. */
function service() {
  if (given) return Number(given);
  const isChildOfInit = (pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return fields[1] === '1' && Number(pid) !== process.pid;
    } catch {
      return false; // It has exited since it was listed.
    }
  };
  return Number(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .find(isChildOfInit) ?? 0,
  );
}

const status = await fetch(url, { signal: AbortSignal.timeout(answerWithin) }).then(
  (answer) => answer.status,
  () => 0,
);
if (status === 200) {
  rmSync(stateFile, { force: true });
} else {
  const failures = failuresBefore() + 1;
  writeFileSync(stateFile, String(failures));
  if (failures >= maxFailures) {
    rmSync(stateFile, { force: true });
    const pid = service();
    if (pid > 0) process.kill(pid, 'SIGKILL');
  }
  process.exitCode = 1;
}
