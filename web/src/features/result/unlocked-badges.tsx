import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { session } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { UnlockText } from '../../lib/unlocks.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { gapOf, line } from '../../ui/layout.ts';
import { color } from '../../ui/tokens.ts';
import { words } from '../../ui/type.ts';

/** What the win has unlocked; if the result is closed before it is known, a toast says it. */
export function useUnlocked(hasJustWon: boolean): UnlockText | undefined {
  const { i18n } = useTranslation();
  const [unlocked, setUnlocked] = useState<UnlockText>();
  useEffect(() => {
    const who = session.getState();
    if (who.state !== 'user' || !hasJustWon) return;
    const leaving = new AbortController();
    const show = (text: UnlockText) =>
      leaving.signal.aborted ? void showToast(text) : setUnlocked(text);
    // If it cannot be fetched the profile reports it later.
    void import('../../lib/unlocks.ts')
      .then(({ unlocks }) => unlocks.announce({ userId: who.user.id, i18n, show }))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [i18n, hasJustWon]);
  return unlocked;
}

export function UnlockedNote({ unlocked }: { unlocked: UnlockText | undefined }) {
  return (
    <Note role="status">
      {unlocked && (
        <>
          <Icon name="medal" size={30} />
          <span>
            <b>{unlocked.title}</b> {unlocked.description}
          </span>
        </>
      )}
    </Note>
  );
}

const Note = styled.p`
  ${line(3)}
  ${words(2)}
  padding: ${gapOf(3)} ${gapOf(4)};
  border: 2px solid ${color.close};
  line-height: 1.3;
  &:empty {
    display: none;
  }
  > svg {
    flex: none;
    color: ${color.close};
  }
`;
