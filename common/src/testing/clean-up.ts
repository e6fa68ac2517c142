import { afterEach } from '@jest/globals';

/** Takes steps that undo what a test has done, and runs them after it, the latest first. */
export function useCleanUp(): (step: () => unknown) => void {
  const steps: (() => unknown)[] = [];
  afterEach(async () => {
    for (const step of steps.splice(0).reverse()) await step();
  });
  return (step) => void steps.push(step);
}
