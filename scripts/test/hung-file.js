import { timeoutFor } from '../../common/src/testing/random-runs.ts';

/** Milliseconds; the longest file takes a tenth on a busy machine. */
const limit = timeoutFor(900_000);

/** Tests that run in Node itself have no timeout: this ends a run that hangs, and says where. */
export default class HungFile {
  #timers = new Map();

  onTestStart({ path }) {
    const end = () => {
      console.error(`${path} hangs: not done after ${limit / 60_000} minutes`);
      process.exit(1);
    };
    this.#timers.set(path, setTimeout(end, limit));
  }

  onTestResult({ path }) {
    clearTimeout(this.#timers.get(path));
  }

  getLastError() {}
}
