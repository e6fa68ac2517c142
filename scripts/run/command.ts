/** Runs a command of the operator: an error is one line on standard error, and exit code 1. */
export async function runCommand(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
