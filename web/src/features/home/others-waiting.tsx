import type { UnfinishedGame } from '@craque/common/contracts/history.ts';
import { defaultLanguage, languageNamed } from '@craque/common/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { leagueName } from '../../lib/league-name.ts';
import { whenText } from '../../lib/time/waits-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { color, plainList, space, tapLine } from '../../ui/tokens.ts';
import { HomeSection } from './home-section.tsx';

/** The other games that wait, each with its state and the way there. */
export function OthersWaiting({ games }: { games: readonly UnfinishedGame[] }) {
  const { t, i18n } = useTranslation();
  const language = languageNamed(i18n.language) ?? defaultLanguage;
  if (games.length === 0) return null;
  return (
    <HomeSection title={t('home.others')}>
      <List>
        {games.map((game) => {
          const { id, sport, league, difficulty, totalGuesses, remainingGuesses } = game;
          const k = totalGuesses - remainingGuesses + 1;
          return (
            <li key={id}>
              <Icon name={sport} size={28} />
              <span>
                <b>
                  {leagueName(t, league)}, {t(`levels.${difficulty}`)}
                </b>
                <small>
                  {t('game.attempt', { k, total: totalGuesses })} ·{' '}
                  {whenText(t, language, game.waitsUntil, Date.now())}
                </small>
              </span>
              <PageLink to={`/game/${id}`}>{t('waits.continue')}</PageLink>
            </li>
          );
        })}
      </List>
    </HomeSection>
  );
}

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space[2]};
  li {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: ${space[3]};
  }
  b,
  small {
    display: block;
  }
  small {
    color: ${color.quiet};
    font-size: 15px;
  }
  a {
    ${tapLine}
    color: inherit;
    font-weight: 700;
    text-underline-offset: 5px;
  }
`;
