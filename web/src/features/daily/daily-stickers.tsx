import { styled } from 'styled-components';
import { media, plainList, space } from '../../ui/tokens.ts';
import { type DailyPlace, DailySticker } from './daily-sticker.tsx';

export type DailyStickersProps = {
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
