import { isKnownOrigin } from '@craque/common/network/own-origin.ts';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses cross-site requests of browsers. A caller without these headers is no browser and
 * carries none of its cookies.
 */
export function refuseForeignWrite(request: Request, origins: ReadonlySet<string>): void {
  if (safeMethods.has(request.method)) return;
  const isForeign = !isKnownOrigin(request.headers, origins);
  if (isForeign || request.headers['sec-fetch-site'] === 'cross-site') {
    throw new AppError('cross_site_refused');
  }
}

/** A GET with side effects (the hint) must be a fetch of our own page. */
export function refuseForeignRead(request: Request): void {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': destination } = request.headers;
  const isEmbedded = destination !== undefined && destination !== 'empty';
  // A page of the same site carries our cookies, and a plain GET of it has no Origin.
  if (site === 'cross-site' || site === 'same-site' || isEmbedded)
    throw new AppError('cross_site_refused');
}
