import {
  dailyDateOf,
  dailyNumber,
  isTodaySomewhere,
} from '@craque/common/domain/daily/daily-date.ts';
import { readSharePicture } from '@craque/common/contracts/daily.ts';
import { type Sport, sports } from '@craque/common/domain/sport.ts';
import type { PagePreview } from '../http/client.ts';
import type { loadTexts } from '../texts/texts.ts';
import { shareSize } from './share-drawing.ts';

const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => special[sign] ?? sign);
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}" />`;
const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escaped(content)}" />`;

const addresses = /^\/daily(?:\/([a-z0-9]+)(?:\/([\d-]+))?)?\/?$/;

/** The number only while the date is open. */
function dailyAt(path: string, now: number): { sport?: Sport; number?: number } | undefined {
  const [found, name, date] = addresses.exec(path) ?? [];
  if (found === undefined) return undefined;
  const sport = sports.find((each) => each === name);
  // Messengers have no zone, so without a date it is that of UTC.
  const asked = dailyDateOf(date ?? new Date(now).toISOString().slice(0, 10));
  const isOpen = asked !== undefined && isTodaySomewhere(asked, now);
  return { ...(sport && { sport }), ...(isOpen && { number: dailyNumber(asked) }) };
}

/** Open Graph tags for the pages of the daily athletes. */
export function createPagePreview(dependencies: {
  texts: ReturnType<typeof loadTexts>;
  /** Milliseconds since the epoch. */
  clock: () => number;
}): PagePreview {
  const { texts, clock } = dependencies;
  return ({ path, origin, language }) => {
    const daily = dailyAt(path, clock());
    if (!daily) return '';
    const { sport, number } = daily;
    const { t } = texts(language);
    const query = new URLSearchParams({
      ...(sport && { sport }),
      ...(number !== undefined && { number: String(number) }),
      language,
    });
    const title = [
      t('share.title'),
      number !== undefined && t('share.number', { number }),
      sport && t(`share.sports.${sport}`),
    ];
    const { width, height } = shareSize;
    return [
      named('description', t('share.lead')),
      property('og:type', 'website'),
      property('og:site_name', 'Craque'),
      property('og:title', title.filter(Boolean).join(' · ')),
      property('og:description', t('share.lead')),
      property('og:url', `${origin}${path}`),
      property('og:image', `${origin}${readSharePicture.path}?${query}`),
      property('og:image:type', 'image/jpeg'),
      property('og:image:width', String(width)),
      property('og:image:height', String(height)),
      property('og:image:alt', t('share.alt')),
      named('twitter:card', 'summary_large_image'),
    ].join('');
  };
}
