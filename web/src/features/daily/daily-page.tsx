import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { OnFloor, PageTitle } from '../../ui/album/page-title.tsx';
import { media, plainList, space } from '../../ui/tokens.ts';
import { capitals } from '../../ui/type.ts';
import { type DailyPlace, DailySticker } from './daily-sticker.tsx';

type DailyPageProps = {
  title: string;
  line: string;
  /** Days since the first one; absent while it is not known. */
  number?: number | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

export function DailyPage({ title, line, number, ref, children }: DailyPageProps) {
  const { t } = useTranslation();
  return (
    <OnFloor ref={ref}>
      <Head>
        <h1>{title}</h1>
        <p>
          <span>{line}</span>
          {number !== undefined && <b>{t('daily.number', { number })}</b>}
        </p>
      </Head>
      {children}
    </OnFloor>
  );
}

const Head = styled(PageTitle)`
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    align-items: baseline;
  }
  span::first-letter {
    text-transform: uppercase;
  }
  span {
    display: inline-block;
  }
  b {
    ${capitals(4)}
  }
`;

type DailyStickersProps = {
  label: string;
  places: readonly DailyPlace[];
  toOf: (place: DailyPlace) => string;
};

const turns = [-2, 1.4, 1.8, -1.5] as const;

/** The four places of a date: two and two on a page of the album, on a phone in one row. */
export function DailyStickers({ label, places, toOf }: DailyStickersProps) {
  return (
    <Places aria-label={label}>
      {places.map((place, at) => (
        <li key={place.sport}>
          <DailySticker {...place} to={toOf(place)} turn={turns[at % turns.length] ?? 0} />
        </li>
      ))}
    </Places>
  );
}

const Places = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, min(230px, 21.5vh)));
  gap: ${space[5]} clamp(${space[5]}, 4vw, 56px);
  justify-content: center;
  ${media.sideways} {
    grid-template-columns: repeat(4, minmax(0, 110px));
    gap: ${space[3]};
  }
  ${media.mobile} {
    grid-template-columns: repeat(4, minmax(0, 130px));
    gap: ${space[3]};
  }
`;
