import {
  difficulties,
  type League,
  leaguesOf,
  type Sport,
  sports,
} from '@craque/common/domain/sport.ts';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { Select, type SelectOption } from '../../ui/form/select.tsx';
import { gapOf } from '../../ui/layout.ts';
import { bareButton, center, color, media, row, space } from '../../ui/tokens.ts';
import { fluid } from '../../ui/type.ts';
import type { GameChoice } from '../state/game-choice.ts';
import { leagueName } from '../../lib/league-name.ts';
import { useLeagues } from '../../lib/leagues.ts';
import { LeagueFace } from './league-face.tsx';
import { whenLow } from '../../ui/low-height.ts';

export type SelectorsProps = {
  choice: GameChoice;
  onSport: (sport: Sport) => void;
  onLevel: (difficulty: GameChoice['difficulty']) => void;
  onLeague: (league: League) => void;
  disabled?: boolean;
  /** Takes its room, but is not to be seen. */
  hidden?: boolean;
};

/** Sport, league and level. */
export function Selectors(props: SelectorsProps) {
  const { choice, onSport, onLevel, onLeague, disabled } = props;
  const { t } = useTranslation();
  const levels = difficulties.map((each) => ({ value: each, label: t(`levels.${each}`) }));
  return (
    <Row data-unseen={props.hidden || undefined}>
      <Sports role="group" aria-label={t('game.sport')}>
        {sports.map((sport) => (
          <SportButton
            key={sport}
            type="button"
            aria-pressed={sport === choice.sport}
            aria-label={t(`sports.${sport}`)}
            title={t(`sports.${sport}`)}
            disabled={disabled}
            onClick={() => sport !== choice.sport && onSport(sport)}
          >
            <span>
              <Icon name={sport} size={24} />
            </span>
          </SportButton>
        ))}
      </Sports>
      <Lists>
        <LeagueSelect {...{ choice, onLeague, disabled }} />
        <Select
          label={t('game.level')}
          value={choice.difficulty}
          options={levels}
          onChange={onLevel}
          disabled={disabled}
        />
      </Lists>
    </Row>
  );
}

type LeagueSelectProps = Pick<SelectorsProps, 'choice' | 'onLeague' | 'disabled'>;

function LeagueSelect({ choice, onLeague, disabled }: LeagueSelectProps) {
  const { t } = useTranslation();
  const listed = useLeagues();
  const options = leaguesOf[choice.sport].map((league): SelectOption<League> => {
    const closed = listed.some((each) => each.league === league && !each.open);
    return {
      value: league,
      label: leagueName(t, league),
      ...(closed && { disabled: true, note: t('game.soon') }),
    };
  });
  return (
    <Select
      label={t('game.league')}
      value={choice.league}
      options={options}
      onChange={onLeague}
      disabled={disabled}
      face={<LeagueFace league={choice.league} />}
    />
  );
}

const Row = styled.div`
  ${row}
  justify-content: space-between;
  gap: 0 ${space[4]};
  min-width: 0;
  &[data-unseen] {
    visibility: hidden;
  }
  ${media.wide} {
    flex-wrap: nowrap;
    justify-content: flex-start;
  }
  ${media.mobile} {
    flex-wrap: nowrap;
    gap: ${space[2]};
  }
  ${whenLow(css`
    display: none;
  `)}
`;

const Sports = styled.div`
  display: flex;
  flex: none;
  margin-left: -8px;
`;

const SportButton = styled.button`
  ${center}
  width: ${fluid(44, 48)};
  height: ${fluid(44, 48)};
  padding: 0;
  ${bareButton}
  color: inherit;
  span {
    ${center}
    width: 40px;
    height: 40px;
    border-radius: 50%;
    transition: background 150ms;
  }
  &[aria-pressed='true'] span {
    background: ${color.onPage};
    color: #10151b;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  ${media.hover} {
    &:hover:not([aria-pressed='true']) span {
      background: rgb(255 255 255 / 0.18);
    }
  }
`;

const Lists = styled.div`
  display: flex;
  gap: ${gapOf(4)};
  min-width: 0;
  > * {
    min-width: 0;
  }
  ${media.mobile} {
    > :last-child {
      flex: none;
    }
  }
  @media (max-width: 339px) {
    /* Room for the names of the league and the level. */
    > * > svg {
      display: none;
    }
  }
`;
