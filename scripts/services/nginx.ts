import { debianProgram, type Missing, type Service } from './service.ts';

/** The tests of its configuration start it themselves, so `url` is the path of the program. */
export async function findNginx(): Promise<Service | Missing> {
  const program = debianProgram('nginx', 'nginx');
  if (!program) return { missing: 'nginx is not on the PATH and could not be installed' };
  return { url: program, description: program, stop: async () => {} };
}
