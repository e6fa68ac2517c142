import { levels } from '@craque/common/domain/level.ts';
import {
  type Difficulty,
  difficulties,
  type League,
  leagueNamed,
  leaguesOf,
  type Sport,
} from '@craque/common/domain/sport.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { leagueName } from '../../lib/league-name.ts';
import { leagues } from '../../lib/leagues-store.ts';
import { Button } from '../../ui/form/button.tsx';
import { color, cover, media, space } from '../../ui/tokens.ts';
import { caption, display, size } from '../../ui/type.ts';
import type { HomeStore } from './home-store.ts';
import { HomeSection } from './home-section.tsx';
import { SportTiles } from './sport-tiles.tsx';

export type GameWish = { sport: Sport; league: League; difficulty: Difficulty };

export type NewGameProps = {
  store: HomeStore;
  /** The choice at first: a user's preferred one. */
  first: Pick<GameWish, 'sport' | 'difficulty'>;
  busy: boolean;
  onPlay: (wish: GameWish) => void;
};

/** A new game in one press, with its sport, league and level in sight. */
export function NewGame({ store, first, busy, onPlay }: NewGameProps) {
  const { t } = useTranslation();
  const listed = useStore(leagues, (state) => state.leagues);
  const album = useStore(store, (state) => state.album);
  const isClosed = (league: League) => listed.some((each) => each.league === league && !each.open);
  const firstOf = (sport: Sport) =>
    leaguesOf[sport].find((league) => !isClosed(league)) ?? leaguesOf[sport][0];
  const [chosen, setChosen] = useState<Partial<GameWish>>({});
  const sport = chosen.sport ?? first.sport;
  const league = chosen.league ?? firstOf(sport);
  const difficulty = chosen.difficulty ?? first.difficulty;
  const heldIn = (each: League) => album?.find((page) => leagueNamed(page.league) === each);
  const choose = (change: Partial<GameWish>) => setChosen({ ...chosen, ...change });
  return (
    <HomeSection title={t('home.new.title')}>
      <SportTiles
        store={store}
        chosen={sport}
        onChoose={(next) => choose({ sport: next, league: firstOf(next) })}
      />
      <Options label={t('game.league')} sport={sport}>
        {leaguesOf[sport].map((each) => {
          const held = heldIn(each);
          const all = held?.athletes ?? 0;
          return (
            <Option
              key={each}
              group="home-league"
              checked={each === league}
              disabled={isClosed(each)}
              onChoose={() => choose({ league: each })}
              name={leagueName(t, each)}
              note={
                isClosed(each)
                  ? t('game.soon')
                  : all > 0 && t('home.new.stickers', { held: held?.collected, all })
              }
            />
          );
        })}
      </Options>
      <Options label={t('game.level')} sport={sport} inOneRow>
        {difficulties.map((each) => (
          <Option
            key={each}
            group="home-level"
            checked={each === difficulty}
            onChoose={() => choose({ difficulty: each })}
            name={t(`levels.${each}`)}
            note={
              <>
                {t('home.new.guesses', { count: levels[each].guesses })}
                <br />
                {t('home.new.points', { points: levels[each].basePoints })}
              </>
            }
          />
        ))}
      </Options>
      <Go large variant="paper" busy={busy} onClick={() => onPlay({ sport, league, difficulty })}>
        {t('home.new.play')}
      </Go>
    </HomeSection>
  );
}

type OptionsProps = { label: string; sport: Sport; inOneRow?: boolean; children: ReactNode };

function Options({ label, sport, inOneRow, children }: OptionsProps) {
  return (
    <Group data-sport={sport} data-row={inOneRow}>
      <legend>{label}</legend>
      <div>{children}</div>
    </Group>
  );
}

type OptionProps = {
  group: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  name: string;
  note: ReactNode;
};

function Option({ group, checked, disabled = false, onChoose, name, note }: OptionProps) {
  return (
    <Slip>
      <input type="radio" name={group} checked={checked} disabled={disabled} onChange={onChoose} />
      <b>{name}</b>
      <small>{note || '\u00a0'}</small>
    </Slip>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space[2]};
    ${caption()}
  }
  > div {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[2]};
  }
  &[data-row] > div {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  &&& > div {
    ${media.belowWide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const Slip = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: 2px;
  min-height: 56px;
  padding: ${space[2]} ${space[3]};
  border: 2px solid ${color.rule};
  background: ${color.field};
  cursor: pointer;
  b {
    ${display(4)}
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.quiet};
    font-size: ${size(2)};
    line-height: 1.3;
  }
  input {
    ${cover}
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:checked) {
    border-color: ${color.glow};
    background: ${color.glow};
    color: ${color.onPage};
  }
  &:has(:checked) small {
    color: inherit;
  }
  &:has(:disabled) {
    border-style: dashed;
    color: ${color.quiet};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: ${color.ink};
    }
  }
`;

const Go = styled(Button)`
  justify-self: start;
  min-width: 220px;
  ${media.mobile} {
    width: 100%;
  }
`;
