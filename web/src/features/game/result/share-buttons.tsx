import type { GameView } from '@craque/common/contracts/games.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { color, space } from '../../../ui/tokens.ts';
import { useShareText } from './use-share-text.ts';

export type ShareButtonsProps = {
  game: GameView;
  /** An additional line of the result. */
  line?: string | undefined;
};

/**
 * Share, if the device has a share sheet, and Copy. If neither works the text is shown, selected,
 * to be copied by hand; closing the share sheet is not an error.
 */
export function ShareButtons({ game, line }: ShareButtonsProps) {
  const { t } = useTranslation();
  const text = useShareText(game, line);
  const [manual, setManual] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: t('share.copied'), description: t('share.copiedText') });
    } catch {
      setManual(true);
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: t('share.title'), text });
    } catch (error) {
      if ((error as { name?: string }).name !== 'AbortError') await copy();
    }
  };
  return (
    <div>
      <Row>
        {'share' in navigator && (
          <Button variant="quiet" onClick={() => void share()}>
            <Icon name="share" size={20} />
            {t('share.share')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void copy()}>
          <Icon name="copy" size={20} />
          {t('share.copy')}
        </Button>
      </Row>
      {manual && <ManualCopy text={text} />}
    </div>
  );
}

function ManualCopy({ text }: { text: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Manual>
      <label htmlFor={id}>{t('share.manual')}</label>
      <textarea id={id} readOnly rows={4} value={text} ref={(field) => field?.select()} />
    </Manual>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
`;

const Manual = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[2]};
  font-weight: 600;
  textarea {
    width: 100%;
    padding: ${space[3]};
    border: 2px solid ${color.ink};
    background: ${color.field};
    color: ${color.ink};
    resize: none;
  }
`;
