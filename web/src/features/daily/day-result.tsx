import type { Daily, DailySport } from '@craque/common/contracts/daily.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Tabs } from '../../ui/form/tabs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { font, headingText, media, space } from '../../ui/tokens.ts';
import { DayBoard } from './day-board.tsx';

export type DayResultProps = {
  daily: Daily;
  /** At least one. */
  finished: readonly DailySport[];
  /** What a finished game can be shared with. */
  share: (gameId: number) => ReactNode;
};

/** What the finished dailies have come to, one sport at a time; the address may name the first. */
export function DayResult({ daily, finished, share }: DayResultProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = finished.find(({ sport }) => sport === query.get('board'));
  const shown = wanted ?? finished[0];
  const [cameForIt] = useState(wanted !== undefined);
  useEffect(() => {
    if (cameForIt) heading.current?.scrollIntoView({ block: 'start' });
  }, [cameForIt]);
  if (!shown) return null;
  const open = (sport: string) => setQuery({ board: sport }, { replace: true });
  const contentOf = ({ sport, gameId, guessesUsed, state }: DailySport) => (
    <DayBoard
      {...{ sport, date: daily.date }}
      own={state === 'solved' ? guessesUsed : 'lost'}
      share={gameId !== null && share(gameId)}
    />
  );
  return (
    <Part>
      <h2 ref={heading}>{t('daily.board.title')}</h2>
      <Tabs
        label={t('daily.board.sports')}
        value={shown.sport}
        onChange={open}
        tabs={finished.map((each) => ({
          value: each.sport,
          label: t(`sports.${each.sport satisfies Sport}`),
          icon: <SportSign name={each.sport} />,
          content: contentOf(each),
        }))}
      />
    </Part>
  );
}

const SportSign = ({ name }: { name: Sport }) => (
  <Sign>
    <Icon name={name} size={18} />
  </Sign>
);

const Sign = styled.span`
  display: inline-grid;
  margin-right: 5px;
  vertical-align: -3px;
`;

const Part = styled.section`
  h2 {
    ${headingText}
    margin-bottom: ${space[2]};
    scroll-margin-top: ${space[4]};
    font: 900 30px/1 ${font.display};
  }
  ${media.mobile} {
    padding-top: ${space[2]};
    [role='tab'] > span {
      display: none;
    }
  }
`;
