/** The client's pages, as its router writes them; every other address shows its 404 page. */
export const pagePaths = [
  '/',
  '/home',
  '/dashboard',
  '/game/:id',
  '/games/:id',
  '/auth',
  '/login',
  '/register',
  '/reset',
  '/join/:code',
  '/challenge/:id',
  '/daily/*',
  '/ranking',
  '/landing',
  '/profile',
  '/feedback',
  '/game-history',
  '/achievements',
  '/friends',
] as const;
export type PagePath = (typeof pagePaths)[number];
