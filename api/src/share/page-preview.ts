import { readGameLink } from '@craque/common/contracts/challenges.ts';
import { readSharePicture } from '@craque/common/contracts/share.ts';
import {
  dailyDateOf,
  dailyNumber,
  isTodaySomewhere,
} from '@craque/common/domain/daily/daily-date.ts';
import { defaultLanguage, type Language } from '@craque/common/domain/language.ts';
import { type Sport, sports } from '@craque/common/domain/sport.ts';
import type { Inviter } from '../challenges/game-links.ts';
import type { PagePreview, PageWords } from '../http/client.ts';
import type { loadTexts, Translate } from '../texts/texts.ts';
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

/** Everything but the language, which the picture has, too. */
type Preview = {
  title: string;
  lead: string;
  picture: Readonly<Record<string, string>>;
  /** Whether search engines are not to list the page, which messengers may show. */
  isPrivate?: boolean;
};

const dailies = /^\/daily(?:\/([a-z0-9]+)(?:\/([\d-]+))?)?\/?$/;
const isRanking = /^\/ranking\/?$/;
const link = /^\/join\/([^/]+)\/?$/;

/** The number only while the date is open. */
function dailyAt(path: string, now: number): { sport?: Sport; number?: number } | undefined {
  const [found, name, date] = dailies.exec(path) ?? [];
  if (found === undefined) return undefined;
  const sport = sports.find((each) => each === name);
  // Messengers have no zone, so without a date it is that of UTC.
  const asked = dailyDateOf(date ?? new Date(now).toISOString().slice(0, 10));
  const isOpen = asked !== undefined && isTodaySomewhere(asked, now);
  return { ...(sport && { sport }), ...(isOpen && { number: dailyNumber(asked) }) };
}

function dailyPreview({ sport, number }: { sport?: Sport; number?: number }, t: Translate) {
  const title = [
    t('share.title'),
    number !== undefined && t('share.number', { number }),
    sport && t(`share.sports.${sport}`),
  ];
  return {
    title: title.filter(Boolean).join(' · '),
    lead: t('share.lead'),
    picture: { ...(sport && { sport }), ...(number !== undefined && { number: String(number) }) },
  };
}

function challengePreview({ name, sport }: Inviter, t: Translate): Preview {
  return {
    title: `${t('share.challenge.title', { name })} · ${t(`share.sports.${sport}`)}`,
    lead: t('share.challenge.lead'),
    picture: { page: 'challenge', sport },
  };
}

const gamePreview = (t: Translate, path: string): Preview => ({
  title: isRanking.test(path) ? t('share.ranking') : t('share.game.title'),
  lead: t('share.game.lead'),
  picture: { page: 'game' },
});

type Address = { path: string; origin: string };

function tagsOf(preview: Preview, { path, origin }: Address, language: Language, t: Translate) {
  const { title, lead, picture, isPrivate = false } = preview;
  const query = new URLSearchParams({ ...picture, language });
  const { width, height } = shareSize;
  return [
    named('description', lead),
    isPrivate ? named('robots', 'noindex') : '',
    property('og:type', 'website'),
    property('og:site_name', 'Craque'),
    property('og:title', title),
    property('og:description', lead),
    property('og:url', `${origin}${path}`),
    property('og:image', `${origin}${readSharePicture.path}?${query}`),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', t('share.alt')),
    named('twitter:card', 'summary_large_image'),
  ].join('');
}

const wordsOf = ({ title, lead }: Preview, tags: string): PageWords => ({
  title: escaped(title.startsWith('Craque') ? title : `${title} · Craque`),
  lead: escaped(lead),
  tags,
});

/** Words and Open Graph tags: of the game, of the daily athletes, and of a challenge by link. */
export function createPagePreview(dependencies: {
  texts: ReturnType<typeof loadTexts>;
  /** Milliseconds since the epoch. */
  clock: () => number;
  inviter: (code: string) => Promise<Inviter | undefined>;
}): (page: Parameters<PagePreview>[0]) => Promise<PageWords> {
  const { texts, clock, inviter } = dependencies;
  return async ({ path, origin, language, isStranger }) => {
    const code = readGameLink.params.safeParse({ code: link.exec(path)?.[1] }).data?.code;
    // Whoever has a cookie may be somebody from whom the inviter's name is kept.
    const by = code && isStranger ? await inviter(code) : undefined;
    const used = language ?? by?.language ?? defaultLanguage;
    const { t } = texts(used);
    const daily = dailyAt(path, clock());
    const preview = by
      ? challengePreview(by, t)
      : daily
        ? dailyPreview(daily, t)
        : gamePreview(t, path);
    const isPrivate = link.test(path);
    return wordsOf(preview, tagsOf({ ...preview, isPrivate }, { path, origin }, used, t));
  };
}
