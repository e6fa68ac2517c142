import { installDebianPackage, programOnPath } from './service.ts';

/**
 * The path of a program: one on the PATH, else that of its Debian package, installed if possible.
 */
export function debianProgram(name: string, debianPackage: string): string | undefined {
  const found = programOnPath(name);
  if (found || !installDebianPackage(debianPackage)) return found;
  return programOnPath(name);
}
