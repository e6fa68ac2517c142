import { useStore } from 'zustand';
import { leagueName } from '../../lib/league-name.ts';
import { whenText } from '../../lib/time/waits-text.ts';
import { useTranslation } from '../../lib/translation.ts';
import { gamesPath } from '../../ui/album/album-address.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';
import { HomeSection } from './home-section.tsx';
import type { HomeStore } from './home-store.ts';
import { List, ListRow, TextLink } from '../../ui/layout.ts';
import { Text } from '../../ui/type.ts';

/** Games in the list; all of them are in the history, which counts them, with the challenges. */
const most = 2;

export type OthersWaitingProps = {
  store: HomeStore;
  /** Id of the game on the page, which is not listed again. */
  shown: number | undefined;
};

/** The other games that wait, the one played last first, each with its state and the way there. */
export function OthersWaiting({ store, shown }: OthersWaitingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
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
            <ListRow key={id}>
              <Icon name={sport} size={28} />
              <div>
                <b>
                  {leagueName(t, league)}, {t(`levels.${difficulty}`)}
                </b>
                <Text $step={2} $quiet>
                  {t('game.attempt', { k, total: totalGuesses })} ·{' '}
                  {t('home.until', {
                    when: whenText(t, language, game.waitsUntil, Date.now()),
                  })}
                </Text>
              </div>
              <TextLink to={`/game/${id}`}>{t('waits.continue')}</TextLink>
            </ListRow>
          );
        })}
      </List>
      {others.length > most && <TextLink to={gamesPath}>{t('home.all')}</TextLink>}
    </HomeSection>
  );
}
