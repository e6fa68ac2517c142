import { afterEach } from '@jest/globals';
import { startTestNode, type TestNode } from './test-node.ts';

export function useNodes(): typeof startTestNode {
  const nodes: TestNode[] = [];
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.close();
  });
  return async (parts) => {
    const node = await startTestNode(parts);
    nodes.push(node);
    return node;
  };
}
