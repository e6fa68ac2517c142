export async function runCommand(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
