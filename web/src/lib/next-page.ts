/** The page to come back to after signing in. Only that of a challenge is taken: an address may name any site. */
export function nextPage(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/join\/\w{10}$/.test(next) ? next : undefined;
}
