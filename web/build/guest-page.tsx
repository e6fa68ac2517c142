import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import './no-browser.ts';
import type { Language } from '@craque/common/domain/language.ts';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../src/app/app.tsx';
import { loadCatalogue } from '../src/app/language/catalogues.ts';
import { createTranslations } from '../src/app/language/i18n.ts';
import { preloadScreen } from '../src/app/routes.tsx';
import type { KeyValue } from '../src/lib/storage.ts';

/** Markup for #root, its styles as styled-components takes them over, and the page's title. */
export type GuestPage = { html: string; css: string; title: string };

const nothingStored: KeyValue = { read: () => null, write: () => undefined };

/** The guest page before its first game, as React hydrates it in a guest's browser. */
export async function renderGuestPage(language: Language): Promise<GuestPage> {
  const { setLanguage, mounted } = await createTranslations({
    load: loadCatalogue,
    storage: nothingStored,
    browserLanguage: language,
    root: { lang: '' },
  });
  await preloadScreen('/');
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <StrictMode>
        <App
          {...{ setLanguage, mounted }}
          router={({ children }) => <StaticRouter location="/">{children}</StaticRouter>}
        />
      </StrictMode>,
    ),
  );
  const css = sheet.getStyleTags();
  sheet.seal();
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  return { html: html.replaceAll(/<title>.*?<\/title>/g, ''), css, title };
}
