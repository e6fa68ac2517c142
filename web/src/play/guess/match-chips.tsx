import type { GameView, MatchView } from '@craque/common/contracts/games.ts';
import { competitionOf, leagueNamed } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { color, plainList } from '../../ui/tokens.ts';
import { caption, fluid } from '../../ui/type.ts';
import { teamWord } from '../sticker/clue-rows.ts';

const parts = ['league', 'team', 'nationality', 'position'] as const;

/** Which parts of a guess match the hidden athlete, and whether they are older or younger. */
export function MatchChips({ match, game }: { match: MatchView; game: GameView }) {
  const { t } = useTranslation();
  const { sport } = game;
  const league = leagueNamed(game.league);
  const labels = {
    league: t(`game.match.competition.${league ? competitionOf(league) : 'league'}`),
    team: t(`game.match.team.${teamWord(game)}`),
    nationality: t(match.nationality === 'near' ? 'game.match.near' : 'game.match.nationality'),
    position: t(`game.match.position.${sport}`),
  };
  const { age } = match;
  const ageText = t(`game.match.${age}`);
  return (
    <List aria-label={t('game.match.label')}>
      {parts.map((part) => {
        const isOther = match[part] === 'different';
        const says = t(`game.match.${isOther ? 'different' : 'same'}`);
        return (
          <li
            key={part}
            data-state={match[part]}
            aria-label={t('labelled', { label: labels[part], value: says })}
          >
            <Icon name={isOther ? 'close' : 'check'} size={13} />
            {labels[part]}
          </li>
        );
      })}
      <li
        data-state={age === 'same' ? 'same' : 'near'}
        title={ageText}
        aria-label={t('labelled', { label: t('game.match.age'), value: ageText })}
      >
        {age === 'same' && <Icon name="check" size={13} />}
        {t(age === 'same' ? 'game.match.age' : `game.match.${age}Chip`)}
      </li>
    </List>
  );
}

const List = styled.ul`
  ${plainList}
  margin-top: 3px;
  ${caption()}
  line-height: 1.35;
  /* Balances two lines. */
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
