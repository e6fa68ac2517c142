import { defaultLanguage, languageNamed } from '@craque/common/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { leagueName } from '../../lib/league-name.ts';
import { whenText } from '../../lib/time/waits-text.ts';
import { gamesPath } from '../../ui/album/album-address.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { stack } from '../../ui/layout.ts';
import { color, linkText, plainList, space } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';
import { HomeSection } from './home-section.tsx';
import type { HomeStore } from './home-store.ts';

/** Games in the list; all of them are in the history, which counts them, with the challenges. */
const most = 2;

export type OthersWaitingProps = {
  store: HomeStore;
  /** Id of the game on the page, which is not listed again. */
  shown: number | undefined;
};

/** The other games that wait, the one played last first, each with its state and the way there. */
export function OthersWaiting({ store, shown }: OthersWaitingProps) {
  const { t, i18n } = useTranslation();
  const language = languageNamed(i18n.language) ?? defaultLanguage;
  const waiting = useStore(store, (state) => state.unfinished?.games) ?? [];
  const others = waiting.filter(({ id }) => id !== shown);
  if (others.length === 0) return null;
  return (
    <HomeSection title={t('home.others')}>
      <List>
        {others.slice(0, most).map((game) => {
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
                  {t('home.until', {
                    when: whenText(t, language, game.waitsUntil, Date.now()),
                  })}
                </small>
              </span>
              <PageLink to={`/game/${id}`}>{t('waits.continue')}</PageLink>
            </li>
          );
        })}
      </List>
      {others.length > most && <All to={gamesPath}>{t('home.all')}</All>}
    </HomeSection>
  );
}

const List = styled.ul`
  ${plainList}
  ${stack(2)}
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
    font-size: ${size(2)};
  }
  a {
    ${linkText}
  }
`;

const All = styled(PageLink)`
  ${linkText}
  justify-self: start;
`;
