import bcrypt from 'bcrypt';

/** The work of a thread of the pool; see bcrypt-pool.ts. */
export function hash({ text, cost }: { text: string; cost: number }): string {
  return bcrypt.hashSync(text, cost);
}

export function compare({ text, hash: known }: { text: string; hash: string }): boolean {
  return bcrypt.compareSync(text, known);
}
