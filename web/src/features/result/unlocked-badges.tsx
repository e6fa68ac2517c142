import type { Achievement } from '@craque/common/contracts/achievements.ts';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { session } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { UnlockText } from '../../lib/unlocks.ts';
import { AchievementArt, foilOf } from '../../ui/album/achievement-art.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { color, duration, plainList, shadow, space, still } from '../../ui/tokens.ts';
import { fluid, stamped, words } from '../../ui/type.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export type Unlocked = { text: UnlockText; all: readonly Achievement[] };

/** What the win has unlocked; if the result is closed before it is known, a toast says it. */
export function useUnlocked(hasJustWon: boolean): Unlocked | undefined {
  const { i18n } = useTranslation();
  const [unlocked, setUnlocked] = useState<Unlocked>();
  useEffect(() => {
    const who = session.getState();
    if (who.state !== 'user' || !hasJustWon) return;
    const leaving = new AbortController();
    const show = (text: UnlockText, all: readonly Achievement[]) =>
      leaving.signal.aborted ? void showToast(text) : setUnlocked({ text, all });
    // If it cannot be fetched the profile reports it later.
    void import('../../lib/unlocks.ts')
      .then(({ unlocks }) => unlocks.announce({ userId: who.user.id, i18n, show }))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [i18n, hasJustWon]);
  return unlocked;
}

/** The new achievements as small foil stickers; `lands`: one after the other, after the points. */
export function UnlockedBadges({
  unlocked,
  lands,
}: {
  unlocked: Unlocked | undefined;
  lands: boolean;
}) {
  return (
    <Area role="status" data-badges={unlocked ? true : undefined}>
      {unlocked && (
        <>
          <VisuallyHidden>
            {unlocked.text.title} {unlocked.text.description}
          </VisuallyHidden>
          <Badges aria-hidden="true" data-lands={lands || undefined}>
            {unlocked.all.map(({ id, key, title, points }, index) => (
              <li key={id}>
                <Foil $foil={foilOf(points)} style={{ '--own-turn': index }}>
                  <AchievementArt name={key} />
                  <i>+{points}</i>
                </Foil>
                <b>{title}</b>
              </li>
            ))}
          </Badges>
        </>
      )}
    </Area>
  );
}

const land = keyframes`from { opacity: 0; transform: rotate(12deg) scale(1.9); }`;

const Area = styled.div`
  &:not([data-badges]) {
    display: none;
  }
`;

const Badges = styled.ul`
  ${plainList}
  display: flex;
  justify-content: space-around;
  gap: ${space[2]};
  padding-block: ${fluid(4, 8)};
  border-block: 1px dashed ${color.rule};
  li {
    display: grid;
    flex: 1 1 0;
    justify-items: center;
    align-content: start;
    gap: 5px;
    min-width: 0;
    max-width: 132px;
  }
  b {
    ${words(1, 700)}
    line-height: 1.12;
    text-align: center;
    text-wrap: balance;
    hyphens: auto;
  }
`;

const Foil = styled.div<{ $foil: readonly [string, string] }>`
  display: grid;
  justify-items: center;
  width: ${fluid(42, 60)};
  border: 3px solid ${color.border};
  border-radius: 6px;
  background: linear-gradient(105deg, ${({ $foil }) => `${$foil[0]} 62%, ${$foil[1]} 62.3%`});
  box-shadow: ${shadow.slip};
  color: ${color.print};
  rotate: 2deg;
  svg {
    width: 64%;
    margin-block: 4px 3px;
  }
  i {
    justify-self: stretch;
    background: ${color.print};
    color: ${color.onPage};
    ${stamped('13px', 1.25)}
    font-style: normal;
    text-align: center;
  }
  li:nth-child(odd) > & {
    rotate: -2deg;
  }
  [data-lands] & {
    animation: ${land} ${duration.calm} calc(1200ms + 220ms * var(--own-turn)) ease-in backwards;
    ${still}
  }
`;
