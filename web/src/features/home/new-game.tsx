import { levels } from '@craque/common/domain/level.ts';
import {
  type Difficulty,
  difficulties,
  type League,
  leagueNamed,
  leaguesOf,
  type Sport,
} from '@craque/common/domain/sport.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { leagueName } from '../../lib/league-name.ts';
import { firstOpenLeague, isClosed, useLeagues } from '../../lib/leagues.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { SettingsTiles } from '../../ui/form/tiles.tsx';
import type { HomeStore } from './home-store.ts';
import { HomeSection } from './home-section.tsx';
import { SportTiles } from './sport-tiles.tsx';
import { media } from '../../ui/tokens.ts';

export type GameWish = { sport: Sport; league: League; difficulty: Difficulty };

export type NewGameProps = {
  store: HomeStore;
  first: Pick<GameWish, 'sport' | 'difficulty'>;
  busy: boolean;
  onPlay: (wish: GameWish) => void;
};

export function NewGame({ store, first, busy, onPlay }: NewGameProps) {
  const { t } = useTranslation();
  const listed = useLeagues();
  const album = useStore(store, (state) => state.album);
  const [chosen, setChosen] = useState<Partial<GameWish>>({});
  const sport = chosen.sport ?? first.sport;
  const league = chosen.league ?? firstOpenLeague(sport, listed);
  const difficulty = chosen.difficulty ?? first.difficulty;
  const heldText = (each: League) => {
    const page = album?.find((one) => leagueNamed(one.league) === each);
    return page && t('home.new.stickers', { held: page.collected, all: page.athletes });
  };
  const choose = (change: Partial<GameWish>) => setChosen({ ...chosen, ...change });
  return (
    <HomeSection title={t('home.new.title')}>
      <SportTiles
        store={store}
        chosen={sport}
        onChoose={(next) => choose({ sport: next, league: firstOpenLeague(next, listed) })}
      />
      <SettingsTiles
        legend={t('game.league')}
        columns={3}
        sport={sport}
        value={league}
        onChange={(each) => choose({ league: each })}
        tiles={leaguesOf[sport].map((each) => ({
          value: each,
          label: leagueName(t, each),
          note: isClosed(each, listed) ? t('game.soon') : (heldText(each) ?? '\u00a0'),
          disabled: isClosed(each, listed),
        }))}
      />
      <SettingsTiles
        legend={t('game.level')}
        sport={sport}
        value={difficulty}
        onChange={(each) => choose({ difficulty: each })}
        tiles={difficulties.map((each) => ({
          value: each,
          label: t(`levels.${each}`),
          note: [
            t('home.new.guesses', { count: levels[each].guesses }),
            t('home.new.points', { points: levels[each].basePoints }),
          ].join(' · '),
        }))}
      />
      <Go large variant="paper" busy={busy} onClick={() => onPlay({ sport, league, difficulty })}>
        {t('home.new.play')}
      </Go>
    </HomeSection>
  );
}

const Go = styled(Button)`
  justify-self: start;
  min-width: 220px;
  ${media.mobile} {
    width: 100%;
  }
`;
