import { difficulties, type League, leaguesOf, sports } from '@craque/common/domain/sport.ts';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { Select, type SelectOption } from '../../ui/form/select.tsx';
import { gapOf } from '../../ui/layout.ts';
import { bareButton, center, color, media, row, space } from '../../ui/tokens.ts';
import { fluid } from '../../ui/type.ts';
import type { GameChoice } from '../state/game-choice.ts';
import { leagueName, shortLeagueName } from '../../lib/league-name.ts';
import { useLeagues } from '../../lib/leagues.ts';
import { FromTabletUp, OnPhones } from './from-tablet-up.tsx';
import { whenLow, whenLying } from '../../ui/low-height.ts';

export type SelectorsProps = {
  choice: GameChoice;
  onChange: (change: Partial<GameChoice>) => void;
  disabled?: boolean;
  /** Invisible, but takes its room. */
  hidden?: boolean;
};

export function Selectors(props: SelectorsProps) {
  const { choice, onChange, disabled } = props;
  const { t } = useTranslation();
  const levels = difficulties.map((each) => ({ value: each, label: t(`levels.${each}`) }));
  return (
    <Choice data-unseen={props.hidden || undefined}>
      <Sports role="group" aria-label={t('game.sport')}>
        {sports.map((sport) => (
          <button
            key={sport}
            type="button"
            aria-pressed={sport === choice.sport}
            aria-label={t(`sports.${sport}`)}
            title={t(`sports.${sport}`)}
            disabled={disabled}
            onClick={() => sport !== choice.sport && onChange({ sport })}
          >
            <span>
              <Icon name={sport} size={24} />
            </span>
          </button>
        ))}
      </Sports>
      <Lists>
        <LeagueSelect {...{ choice, onChange, disabled }} />
        <Select
          label={t('game.level')}
          value={choice.difficulty}
          options={levels}
          onChange={(difficulty) => onChange({ difficulty })}
          disabled={disabled}
        />
      </Lists>
    </Choice>
  );
}

function LeagueSelect({ choice, onChange, disabled }: SelectorsProps) {
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
      onChange={(league) => onChange({ league })}
      disabled={disabled}
      face={
        <>
          <FromTabletUp as="span">{leagueName(t, choice.league)}</FromTabletUp>
          <OnPhones as="span">{shortLeagueName(t, choice.league)}</OnPhones>
        </>
      }
    />
  );
}

const Choice = styled.div`
  ${row}
  justify-content: space-between;
  gap: 0 ${fluid(8, 16)};
  &[data-unseen] {
    visibility: hidden;
  }
  ${media.wide} {
    flex-wrap: nowrap;
    justify-content: flex-start;
  }
  ${media.mobile} {
    flex-wrap: nowrap;
  }
  ${whenLying(css`
    flex-wrap: wrap;
  `)}
  ${whenLow(css`
    display: none;
  `)}
`;

const Sports = styled.div`
  display: flex;
  flex: none;
  margin-left: -8px;
  button {
    ${center}
    ${bareButton}
    width: ${fluid(44, 48)};
    aspect-ratio: 1;
    padding: 0;
    color: inherit;
  }
  span {
    ${center}
    width: 40px;
    aspect-ratio: 1;
    border-radius: 50%;
    transition: background 150ms;
  }
  [aria-pressed='true'] span {
    background: ${color.onPage};
    color: #10151b;
  }
  :disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  ${media.hover} {
    :hover:not([aria-pressed='true']) > span {
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
    gap: ${space[2]};
    /* Room for EuroLeague beside a long level. */
    > * {
      gap: 3px;
    }
    > :first-child {
      padding-left: 2px;
    }
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
