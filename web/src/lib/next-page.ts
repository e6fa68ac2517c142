/**
 * The page to return to after signing in. Only challenge links are accepted, because an address
 * could name any site.
 */
export function nextPage(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/join\/\w{10}$/.test(next) ? next : undefined;
}
