import { readSharePicture } from '@craque/common/contracts/share.ts';
import { sports } from '@craque/common/domain/sport.ts';
import type { Express } from 'express';
import { originOf } from './client.ts';
import { labelRoute } from './request-log.ts';

const day = 24 * 60 * 60 * 1000;
/** A contact that nobody looks after any more should not be believed for ever. */
const securityDays = 90;

export type SiteFiles = {
  /** The public address; without it the request's host. */
  publicOrigin?: string | undefined;
  /** URIs; without any, the page of feedback, which the admins read. */
  securityContacts: readonly string[];
  /** Milliseconds since the epoch. */
  clock: () => number;
};

/** Pages that show something to whoever is not signed in. */
const listedPages = [
  '/',
  '/landing',
  '/daily',
  ...sports.map((sport) => `/daily/${sport}`),
  '/daily/archive',
  '/ranking',
];

/**
 * Links to challenges may be fetched, because some messengers obey it too: the pages themselves
 * ask not to be listed.
 */
const robots = (origin: string) =>
  ['User-agent: *', `Allow: ${readSharePicture.path}`, 'Disallow: /api/', '']
    .concat(`Sitemap: ${origin}/sitemap.xml`, '')
    .join('\n');

const sitemap = (origin: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedPages.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** RFC 9116. */
function security(origin: string, { securityContacts, clock }: SiteFiles): string {
  const contacts = securityContacts.length > 0 ? securityContacts : [`${origin}/feedback`];
  const expires = Math.floor(clock() / day + securityDays) * day;
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(expires).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** What search engines and finders of holes look for at fixed addresses. */
export function mountSiteFiles(app: Express, site: SiteFiles): void {
  const serve = (path: string, type: string, textFor: (origin: string) => string) =>
    app.get(path, (request, response) => {
      labelRoute(response, 'file');
      response.set('Cache-Control', 'public, max-age=3600');
      response.type(type).send(textFor(site.publicOrigin ?? originOf(request)));
    });
  serve('/robots.txt', 'text/plain', robots);
  serve('/sitemap.xml', 'application/xml', sitemap);
  serve('/.well-known/security.txt', 'text/plain', (origin) => security(origin, site));
}
