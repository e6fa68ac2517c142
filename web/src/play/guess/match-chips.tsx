import type { GameView, MatchView } from '@craque/common/contracts/games.ts';
import { competitionOf, leagueNamed } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { color, plainList } from '../../ui/tokens.ts';
import { caption, fluid } from '../../ui/type.ts';

type Chip = { key: string; label: string; state: 'same' | 'near' | 'different' };

/** Which parts of a guess match the hidden athlete, and whether they are older or younger. */
export function MatchChips({ match, game }: { match: MatchView; game: GameView }) {
  const { t } = useTranslation();
  const { sport } = game;
  const league = leagueNamed(game.league);
  const competition = league ? competitionOf(league) : 'league';
  const chips: Chip[] = [
    { key: 'league', label: t(`game.match.competition.${competition}`), state: match.league },
    { key: 'team', label: t(`game.match.team.${sport}`), state: match.team },
    {
      key: 'nationality',
      label: t(match.nationality === 'near' ? 'game.match.near' : 'game.match.nationality'),
      state: match.nationality,
    },
    { key: 'position', label: t(`game.match.position.${sport}`), state: match.position },
  ];
  const age = t(`game.match.${match.age}`);
  return (
    <List aria-label={t('game.match.label')}>
      {chips.map(({ key, label, state }) => (
        <li
          key={key}
          data-state={state}
          aria-label={`${label}: ${t(`game.match.${state === 'different' ? 'different' : 'same'}`)}`}
        >
          <Icon name={state === 'different' ? 'close' : 'check'} size={13} />
          {label}
        </li>
      ))}
      <li
        data-state={match.age === 'same' ? 'same' : 'near'}
        title={age}
        aria-label={`${t('game.match.age')}: ${age}`}
      >
        {match.age === 'same' && <Icon name="check" size={13} />}
        {t('game.match.age')}
        {match.age === 'older' && ' ↓'}
        {match.age === 'younger' && ' ↑'}
      </li>
    </List>
  );
}

const List = styled.ul`
  ${plainList}
  margin-top: 3px;
  ${caption()}
  line-height: 1.35;
  /* Two lines hold about as much each. */
  text-wrap: balance;
  li {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    margin-right: ${fluid(7, 9)};
    vertical-align: top;
    white-space: nowrap;
  }
  [data-state='different'] {
    font-weight: 500;
    svg {
      opacity: 0.75;
    }
  }
  [data-state='same'] {
    color: ${color.veryClose};
  }
  [data-state='near'] {
    color: ${color.close};
  }
`;
