import { useCleanUp } from '@craque/common/testing/clean-up.ts';
import { startTestNode } from './test-node.ts';

/** Starts nodes that are closed after the test. */
export function useNodes(): typeof startTestNode {
  const cleanUp = useCleanUp();
  return async (parts) => {
    const node = await startTestNode(parts);
    cleanUp(node.close);
    return node;
  };
}
