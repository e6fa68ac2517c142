import type { Sport } from '@craque/common/domain/sport.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Tabs } from '../../ui/form/tabs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { media, space } from '../../ui/tokens.ts';
import { heading } from '../../ui/type.ts';
import { DayBoard } from './day-board.tsx';

/** A daily whose board may be read: `own` as the board marks it. */
export type SportResult = {
  sport: Sport;
  gameId: number | null;
  own: number | 'lost' | undefined;
};

export type DayResultProps = {
  date: string;
  results: readonly SportResult[];
  share?: (gameId: number) => ReactNode;
};

/** The results of a date's dailies, one sport at a time; the address may name the first. */
export function DayResult({ date, results, share }: DayResultProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = results.find(({ sport }) => sport === query.get('board'));
  const shown = wanted ?? results[0];
  const [cameForIt] = useState(wanted !== undefined);
  useEffect(() => {
    if (cameForIt) heading.current?.scrollIntoView({ block: 'start' });
  }, [cameForIt]);
  if (!shown) return null;
  const open = (sport: string) => {
    query.set('board', sport);
    setQuery(query, { replace: true });
  };
  const contentOf = ({ sport, gameId, own }: SportResult) => (
    <DayBoard
      key={`${date} ${sport}`}
      {...{ sport, date, own }}
      share={gameId !== null && share?.(gameId)}
    />
  );
  return (
    <Part>
      <h2 ref={heading}>{t('daily.board.title')}</h2>
      <Tabs
        label={t('daily.board.sports')}
        value={shown.sport}
        onChange={open}
        tabs={results.map((each) => ({
          value: each.sport,
          label: t(`sports.${each.sport}`),
          icon: <Icon name={each.sport} size={18} />,
          content: contentOf(each),
        }))}
      />
    </Part>
  );
}

const Part = styled.section`
  h2 {
    ${heading(6)}
    margin-bottom: ${space[2]};
    scroll-margin-top: ${space[4]};
  }
  /* Four sports have no room for their signs there. */
  ${media.belowWide} {
    padding-top: ${space[2]};
    [role='tab'] > svg {
      display: none;
    }
  }
`;
