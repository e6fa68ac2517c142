import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  defaultLanguage,
  type Language,
  languageCookie,
  languageNamed,
  languages,
} from '@craque/common/domain/language.ts';
import { cookieIn, cookieNames } from '@craque/common/tokens/cookies.ts';
import type { Express, Request, RequestHandler, Response } from 'express';
import staticFiles from 'express-static-gzip';
import helmet from 'helmet';
import { AppError } from '../errors/app-error.ts';
import { assetsOf } from './kept-assets.ts';
import { decoded, isPage, isPageFile, namesFile } from './page-paths.ts';
import { labelRoute } from './request-log.ts';
import { sendCompressed } from './send-compressed.ts';

const noncePlaceholder = /__CSP_NONCE__/g;
const sessionPlaceholder = '__SESSION__';
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const notApi = /^\/(?!api\/|assets\/).*/;
const hostForm = /^[\w.:[\]-]{1,255}$/;
const year = 365 * 24 * 60 * 60;

const hashesOf = (html: string) =>
  [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Own scripts, inline scripts by hash, and styles with this answer's nonce, if it has one. */
export function pagePolicy(html: string, isHttps: boolean) {
  const scripts = ["'self'", ...hashesOf(html)];
  return (nonce?: string) =>
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: scripts,
          styleSrc: ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
          imgSrc: ["'self'", 'data:', 'https:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          manifestSrc: ["'self'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          ...(isHttps && { upgradeInsecureRequests: [] }),
        },
      },
      strictTransportSecurity: isHttps && { maxAge: year, includeSubDomains: false },
    });
}

/** Before the library that sends the files refuses it in words of its own. */
const refuseMalformed: RequestHandler = ({ path }, _response, next) =>
  next(decoded(path) === undefined ? new AppError('bad_request') : undefined);

/** The language stored by this browser, else the first that it accepts, if any is ours. */
function languageWanted({ headers }: Request): Language | undefined {
  const stored = cookieIn(headers.cookie, languageCookie);
  const accepted = headers['accept-language']?.split(/[,;]/)[0];
  return languageNamed(stored ?? '') ?? languageNamed(accepted ?? '');
}

/** Empty if the request has no valid host. */
export function originOf({ protocol, headers: { host = '' } }: Request): string {
  return hostForm.test(host) ? `${protocol}://${host}` : '';
}

/** What a page is about, as markup. `lead` is for whoever has no scripts, `tags` for messengers. */
export type PageWords = Readonly<Record<'title' | 'lead' | 'tags', string>>;
export type PagePreview = (page: {
  path: string;
  origin: string;
  language: Language | undefined;
  /** Has no cookie of a session or a guest, as messengers have none. */
  isStranger: boolean;
}) => Promise<PageWords | undefined>;

export type ClientOptions = {
  directory: string;
  /** Where the assets of earlier builds are. */
  kept?: string;
  isHttps: boolean;
  /** The public address; without it the request's host. */
  publicOrigin?: string | undefined;
  /** What a page is about, before its scripts are there. */
  preview?: PagePreview;
};

export function pageIn(directory: string, name: string): string | undefined {
  const path = join(directory, `${name}.html`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

const withWords = (page: string, { title, lead, tags }: PageWords) =>
  page
    .replace('<title>Craque</title>', () => `<title>${title}</title>`)
    .replace('</head>', () => `${tags}</head>`)
    .replace('<aside>', () => `<aside><h1>${title}</h1><p>${lead}</p>`);

/**
 * Serves the built client. The page has a new nonce in every answer and says whether a session
 * cookie came with its request (`maybe`, as it is not checked, or `none`). At `/` a guest gets the
 * page made in their language, everybody else the empty album.
 */
export function mountClient(app: Express, options: ClientOptions): void {
  const html = readFileSync(join(options.directory, 'index.html'), 'utf8');
  const ready = languages.map(
    (each) => [each, pageIn(options.directory, `guest.${each}`)] as const,
  );
  const guestPages = new Map(ready);
  const policy = pagePolicy(html, options.isHttps);
  const { session, guest } = cookieNames(options.isHttps);
  const setHeaders = (response: ServerResponse) => labelRoute(response, 'file');
  const previewOf = async (request: Request, { statusCode }: Response) => {
    const { path, headers } = request;
    if (!options.preview || statusCode !== 200) return undefined;
    return options.preview({
      path,
      origin: options.publicOrigin ?? originOf(request),
      language: languageWanted(request),
      isStranger: [session, guest].every((name) => cookieIn(headers.cookie, name) === undefined),
    });
  };
  const sendPage: RequestHandler = (request, response, next) => {
    labelRoute(response, 'page');
    const nonce = randomBytes(16).toString('base64');
    policy(nonce)(request, response, (error?: unknown) => {
      if (error) return next(error);
      // Private because of the nonce and the session state.
      response.set('Cache-Control', 'private, no-cache');
      response.vary('Accept-Language').type('html');
      const isGuest = cookieIn(request.headers.cookie, session) === undefined;
      const isFirst = isGuest && request.path === '/';
      const language = languageWanted(request) ?? defaultLanguage;
      const page = ((isFirst && guestPages.get(language)) || html)
        .replace(sessionPlaceholder, isGuest ? 'none' : 'maybe')
        .replace(noncePlaceholder, nonce);
      previewOf(request, response)
        .then((words) => (words ? withWords(page, words) : page))
        .then((whole) => sendCompressed(request, response, whole))
        .catch(next);
    });
  };
  app.get('/', sendPage);
  const files = (folder: string, how: object) =>
    staticFiles(folder, {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: { setHeaders, ...how },
    });
  const forever = { immutable: true, maxAge: year * 1000, fallthrough: false };
  app.use(refuseMalformed);
  const assets = join(options.directory, 'assets');
  const assetsIn = (folder: string) => files(folder, forever);
  app.use('/assets', options.kept ? assetsOf(assets, options.kept, assetsIn) : assetsIn(assets));
  app.get(notApi, ({ path }, _response, next) =>
    next(isPageFile(path) ? new AppError('not_found') : undefined),
  );
  app.use(files(options.directory, {}));
  // Any other address belongs to the client's router, unless it can only be meant for a file.
  app.get(notApi, (request, response, next) => {
    if (namesFile(request.path)) return next();
    if (!isPage(request.path)) response.status(404);
    sendPage(request, response, next);
  });
}
