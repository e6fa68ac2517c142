import type { Target } from './attack.ts';
import { attackNamed } from './attacks.ts';

/* One attack in a process of its own, so that its work does not delay the honest client's. Writes a
   line when it begins, and what came through when it is over. */

export type AttackOrder = Omit<Target, 'signal'> & { name: string; seconds: number };

const { name, seconds, ...target } = JSON.parse(process.argv[2] ?? '{}') as AttackOrder;
const attack = attackNamed(name);
process.stdout.write('begins\n');
const result = await attack.run({ ...target, signal: AbortSignal.timeout(1000 * seconds) });
process.stdout.write(result, () => process.exit(0));
