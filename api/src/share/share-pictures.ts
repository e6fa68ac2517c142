import {
  dailyNumber,
  dateOfNumber,
  isTodaySomewhere,
  latestAnywhere,
} from '@craque/common/domain/daily/daily-date.ts';
import { readSharePicture, type SharedPage } from '@craque/common/contracts/share.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import pLimit from 'p-limit';
import { loadSharp } from '../athletes/photo-picture.ts';
import { AppError } from '../errors/app-error.ts';
import type { Mount } from '../http/mount.ts';
import type { PortraitArtist } from '../sticker/portrait.ts';
import { installedPortraitFiles } from '../sticker/portrait-files.ts';
import { createLettering } from '../sticker/print/lettering.ts';
import type { loadTexts } from '../texts/texts.ts';
import { drawShare, type ShareTools } from './share-drawing.ts';

export type SharePicturesDependencies = {
  artist: PortraitArtist;
  texts: ReturnType<typeof loadTexts>;
  /** Milliseconds since the epoch. */
  clock: () => number;
};

/** Of a daily, if no page is named: without a number the picture fits every date. */
export type SharePictureChoice = {
  page?: SharedPage | undefined;
  sport?: Sport | undefined;
  number?: number | undefined;
  language: Language;
};
export type SharePictures = {
  /** A JPEG of 1200 x 630. */
  (choice: SharePictureChoice): Promise<Buffer>;
  /** Takes those that it does not have yet from `draw`, which gives them in the same order. */
  fill(
    choices: readonly SharePictureChoice[],
    draw: (missing: readonly SharePictureChoice[]) => Promise<readonly (Buffer | undefined)[]>,
  ): Promise<void>;
};

/**
 * A number is shown as long as its date is today somewhere: at most 180 pictures are kept in
 * memory. A past number gets the picture without one; one that is still to come throws
 * `daily_not_found`.
 */
export function createSharePictures(dependencies: SharePicturesDependencies): SharePictures {
  const { artist, texts, clock } = dependencies;
  const made = new Map<string, { number: number | undefined; picture: Promise<Buffer> }>();
  const oneAtATime = pLimit(1);
  let tools: ShareTools | undefined;

  const isShown = (number: number) => isTodaySomewhere(dateOfNumber(number), clock());
  const drawn = async ({ page, sport, number, language }: SharePictureChoice) => {
    tools ??= { artist, letters: createLettering(installedPortraitFiles().fonts) };
    const { t } = texts(language);
    const svg = drawShare(
      sport,
      {
        title: t(page ? `share.${page}.picture` : 'share.title'),
        number: number === undefined ? undefined : t('share.number', { number }),
        sport: sport && t(`share.sports.${sport}`),
      },
      tools,
    );
    const sharp = await loadSharp();
    return sharp(Buffer.from(svg)).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  };

  const keyOf = ({ page, sport, number, language }: SharePictureChoice) => {
    const shown = number !== undefined && !page && isShown(number) ? number : undefined;
    return { shown, key: `${page ?? ''} ${sport ?? ''} ${shown ?? ''} ${language}` };
  };

  const pictureOf = (choice: SharePictureChoice) => {
    const { number, ...rest } = choice;
    if (number !== undefined && number > dailyNumber(latestAnywhere(clock())))
      throw new AppError('daily_not_found');
    for (const [key, { number: old }] of made)
      if (old !== undefined && !isShown(old)) made.delete(key);
    const { shown, key } = keyOf(choice);
    const known = made.get(key);
    if (known) return known.picture;
    const picture = oneAtATime(() => drawn({ ...rest, number: shown }));
    made.set(key, { number: shown, picture });
    picture.catch(() => made.delete(key));
    return picture;
  };
  return Object.assign(pictureOf, {
    async fill(...[choices, draw]: Parameters<SharePictures['fill']>): Promise<void> {
      const missing = choices.filter((each) => !made.has(keyOf(each).key));
      if (missing.length === 0) return;
      const pictures = await draw(missing);
      for (const [index, choice] of missing.entries()) {
        const { shown: number, key } = keyOf(choice);
        const picture = pictures[index];
        if (picture && !made.has(key)) made.set(key, { number, picture: Promise.resolve(picture) });
      }
    },
  });
}

export type ShareDependencies = { pictureOf: SharePictures };

export function mountShare(mount: Mount, { pictureOf }: ShareDependencies): void {
  mount(readSharePicture, async ({ query, language, response }) => {
    const picture = await pictureOf({ ...query, language });
    response.set('Cache-Control', 'public, max-age=86400');
    // A cache in between must not give one reader's language to another.
    if (query.language === undefined) response.vary('Accept-Language');
    return () => response.type('image/jpeg').send(picture);
  });
}
