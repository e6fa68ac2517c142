import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { stack } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';
import { useShareText } from './use-share-text.ts';

export type ShareButtonsProps = {
  game: GameView;
  /** The first one is a prominent button: beside the next game, not among links. */
  prominent?: boolean;
};

const copiedFor = 2500;

export const ShareButtons = ({ game, prominent }: ShareButtonsProps) => (
  <CopyButtons text={useShareText(game)} prominent={prominent} />
);

type CopyButtonsProps = { text: string; prominent?: boolean | undefined };

/** Share, if the device has a share sheet, and Copy; if neither works, the selected text. */
export function CopyButtons({ text, prominent = false }: CopyButtonsProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'copied' | 'manual'>();
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState(undefined), copiedFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('manual');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: t('share.title'), text });
    } catch (error) {
      // Closing the share sheet is not an error.
      if ((error as { name?: string }).name !== 'AbortError') await copy();
    }
  };
  const shares = 'share' in navigator;
  const first = prominent ? 'paper' : 'quiet';
  return (
    <>
      {shares && (
        <Button variant={first} onClick={() => void share()}>
          <Icon name="share" size={20} />
          {t('share.result')}
        </Button>
      )}
      <Button variant={shares ? 'quiet' : first} onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={20} />
        <Words>
          <span data-shown={state !== 'copied' || undefined}>{t('share.copy')}</span>
          <span data-shown={state === 'copied' || undefined} aria-hidden="true">
            {t('share.copied')}
          </span>
        </Words>
      </Button>
      <VisuallyHidden role="status">{state === 'copied' && t('share.copied')}</VisuallyHidden>
      {state === 'manual' && <ManualCopy text={text} />}
    </>
  );
}

function ManualCopy({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <Manual>
      {t('share.manual')}
      <textarea readOnly rows={4} value={text} ref={(field) => field?.select()} />
    </Manual>
  );
}

/** Both words overlap, so that the button keeps its width. */
const Words = styled.span`
  display: grid;
  > span {
    grid-area: 1 / 1;
  }
  > :not([data-shown]) {
    opacity: 0;
  }
`;

const Manual = styled.label`
  flex-basis: 100%;
  ${stack(2)}
  margin-top: ${space[2]};
  font-weight: 600;
  textarea {
    padding: ${space[3]};
    border: 2px solid ${color.ink};
    background: ${color.field};
    color: ${color.ink};
    resize: none;
  }
`;
