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
import type { Express, Request, RequestHandler } from 'express';
import staticFiles from 'express-static-gzip';
import helmet from 'helmet';
import { labelRoute } from './request-log.ts';
import { sendCompressed } from './send-compressed.ts';

const noncePlaceholder = /__CSP_NONCE__/g;
const sessionPlaceholder = '__SESSION__';
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const notApi = /^\/(?!api\/|assets\/).*/;
/** Nothing else of a host is repeated in a page. */
const hostForm = /^[\w.:[\]-]{1,255}$/;
const year = 365 * 24 * 60 * 60;

const hashesOf = (html: string) =>
  [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * The page's policy: our own scripts and the theme script by its hash, our own styles and those
 * with this answer's nonce; https is only required if the product is served over it.
 */
function pagePolicy(html: string, isHttps: boolean) {
  const scripts = ["'self'", ...hashesOf(html)];
  return (nonce: string) =>
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: scripts,
          styleSrc: ["'self'", `'nonce-${nonce}'`],
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
      strictTransportSecurity: isHttps && { maxAge: year },
    });
}

/**
 * Whether the path, however it is written, names a page of the build, which is never sent as it
 * lies there, without its nonce.
 */
function isPageFile(path: string): boolean {
  try {
    return /\.html(?:\.br|\.gz)?$/i.test(decodeURIComponent(path));
  } catch {
    // No file is found at an address that cannot be decoded.
    return false;
  }
}

/**
 * The language that the page is to begin in: the one this browser has stored, which it tells in a
 * cookie, else the first that it accepts; the client chooses by the same rule (rules: languages).
 */
function languageOf({ headers }: Request): Language {
  const stored = cookieIn(headers.cookie, languageCookie);
  const accepted = headers['accept-language']?.split(/[,;]/)[0];
  return languageNamed(stored ?? '') ?? languageNamed(accepted ?? '') ?? defaultLanguage;
}

/** How the page was reached; empty if the request names no proper host. */
function originOf({ protocol, headers: { host = '' } }: Request): string {
  return hostForm.test(host) ? `${protocol}://${host}` : '';
}

export type ClientOptions = {
  directory: string;
  isHttps: boolean;
  /** The address that users know; without it the host that a request names. */
  publicOrigin?: string | undefined;
  /** What messengers are told of a page, for its head. */
  preview?: (page: { path: string; origin: string; language: Language }) => string;
};

/** A page of the build, as text; undefined if the build has none of that name. */
function pageIn(directory: string, name: string): string | undefined {
  const path = join(directory, `${name}.html`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * Serves the built client: hashed assets, compressed, cached for a year; the page with a new nonce
 * in every answer. The page says whether a session cookie came with its request (`maybe`, as it is
 * not checked, or `none`), so that a guest's page need not ask who they are. At `/` a guest gets
 * the ready-made page in their language, everybody else the empty album.
 */
export function mountClient(app: Express, options: ClientOptions): void {
  const html = readFileSync(join(options.directory, 'index.html'), 'utf8');
  const ready = languages.map(
    (each) => [each, pageIn(options.directory, `guest.${each}`)] as const,
  );
  const guestPages = new Map(ready);
  const policy = pagePolicy(html, options.isHttps);
  const { session } = cookieNames(options.isHttps);
  const setHeaders = (response: ServerResponse) => labelRoute(response, 'file');
  const sendPage: RequestHandler = (request, response, next) => {
    labelRoute(response, 'page');
    const nonce = randomBytes(16).toString('base64');
    policy(nonce)(request, response, (error?: unknown) => {
      if (error) return next(error);
      // Private: the nonce and what is said of the session are for this visitor alone.
      response.set('Cache-Control', 'private, no-cache');
      response.vary('Accept-Language');
      const isGuest = cookieIn(request.headers.cookie, session) === undefined;
      const isFirst = isGuest && request.path === '/';
      const language = languageOf(request);
      const page = (isFirst && guestPages.get(language)) || html;
      const origin = options.publicOrigin ?? originOf(request);
      const preview = options.preview?.({ path: request.path, origin, language }) ?? '';
      const named = page
        .replace(sessionPlaceholder, isGuest ? 'none' : 'maybe')
        .replace('</head>', () => `${preview}</head>`);
      response.type('html');
      sendCompressed(request, response, named.replace(noncePlaceholder, nonce)).catch(next);
    });
  };
  app.get('/', sendPage);
  app.use(
    '/assets',
    staticFiles(join(options.directory, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: { immutable: true, maxAge: year * 1000, fallthrough: false, setHeaders },
    }),
  );
  app.get(notApi, (request, response, next) => {
    if (isPageFile(request.path)) sendPage(request, response, next);
    else next();
  });
  app.use(
    staticFiles(options.directory, {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: { setHeaders },
    }),
  );
  // Any other address belongs to the client's router, which has its own 404 page.
  app.get(notApi, sendPage);
}
