import type { GameView } from '@craque/common/contracts/games.ts';
import { maxPlayers } from '@craque/common/domain/challenge/challenge.ts';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { call } from '../../lib/api.ts';
import { momentText } from '../../lib/time/day-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { color, font, media, shadow, space } from '../../ui/tokens.ts';
import { createLinkStore, type LinkStore } from './state/link-store.ts';
import { useReaderLanguage } from '../../ui/language/reader-language.ts';

/** The link of a challenge: to copy, to share, and as a QR code for a phone nearby. */
export function LinkDialog({ game, onClose }: { game: GameView; onClose: () => void }) {
  const { t } = useTranslation();
  const [store] = useState(() =>
    createLinkStore({ call, gameId: game.id, origin: window.location.origin }),
  );
  const link = useStore(store);
  useEffect(() => {
    void store.load();
  }, [store]);
  return (
    <Dialog
      title={t('link.button')}
      description={t('link.text', { most: maxPlayers })}
      closeLabel={t('game.close')}
      onClose={onClose}
    >
      {link.state === 'failed' && <Failure error={link.error} store={store} />}
      {link.state === 'loading' && <Blank role="status">{t('link.making')}</Blank>}
      {link.state === 'ready' && <Link address={link.address} expiresAt={link.expiresAt} />}
    </Dialog>
  );
}

function Failure({ error, store }: { error: unknown; store: LinkStore }) {
  const { t } = useTranslation();
  return (
    <Blank role="alert">
      <span>
        {t('link.failed')} {errorText(t, error)}
      </span>
      <Button variant="paper" onClick={() => void store.load()}>
        {t('link.retry')}
      </Button>
    </Blank>
  );
}

function Link({ address, expiresAt }: { address: string; expiresAt: string }) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  return (
    <Ready>
      <Ways>
        <Address address={address} />
        <Until>{t('link.expires', { time: momentText(language, expiresAt) })}</Until>
      </Ways>
      <Code>
        <QRCodeSVG
          value={address}
          title={t('link.qr')}
          size={176}
          marginSize={4}
          level="M"
          bgColor={color.border}
          fgColor={color.print}
        />
        <figcaption>{t('link.scan')}</figcaption>
      </Code>
    </Ready>
  );
}

/** If the clipboard is refused, the address is selected in its field, to be copied by hand. */
function Address({ address }: { address: string }) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [manual, setManual] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: t('link.copied'), description: t('link.copiedText') });
    } catch {
      setManual(true);
      field.current?.focus();
      field.current?.select();
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: 'Craque', text: t('link.shareText'), url: address });
    } catch (error) {
      if ((error as { name?: string }).name !== 'AbortError') await copy();
    }
  };
  return (
    <>
      <label htmlFor={id}>{t(manual ? 'link.manual' : 'link.address')}</label>
      <input
        ref={field}
        id={id}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Deeds>
        <Button onClick={() => void copy()}>
          <Icon name="copy" size={20} />
          {t('link.copy')}
        </Button>
        {'share' in navigator && (
          <Button variant="paper" onClick={() => void share()}>
            <Icon name="share" size={20} />
            {t('link.share')}
          </Button>
        )}
      </Deeds>
    </>
  );
}

const Blank = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[4]};
  min-height: 236px;
  font-weight: 600;
  text-align: center;
`;

const Ready = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[5]};
  min-height: 236px;
  padding-top: ${space[2]};
  ${media.mobile} {
    gap: ${space[4]};
  }
`;

/** Dark on white in both themes, with its quiet zone: a sticker that cameras can read. */
const Code = styled.figure`
  display: grid;
  justify-items: center;
  margin: 0;
  padding: ${space[1]} ${space[1]} ${space[3]};
  border-radius: 10px;
  background: ${color.border};
  box-shadow: ${shadow.slip};
  color: ${color.print};
  transform: rotate(-1.5deg);
  svg {
    display: block;
    width: 176px;
    height: 176px;
  }
  figcaption {
    max-width: 168px;
    font: 900 17px/1.05 ${font.display};
    text-align: center;
    text-transform: uppercase;
    text-wrap: balance;
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space[2]};
  width: 100%;
  min-width: 0;
  label {
    font-size: 15px;
    font-weight: 700;
  }
  input {
    width: 100%;
    min-width: 0;
    height: 48px;
    padding: 0 ${space[3]};
    border: 2px solid ${color.ink};
    background: ${color.field};
    color: ${color.ink};
    font: 500 16px/1 ${font.text};
    text-overflow: ellipsis;
  }
`;

const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  > button {
    flex: 1;
    white-space: nowrap;
  }
`;

const Until = styled.p`
  margin: ${space[1]} 0 0;
  color: ${color.quiet};
  font-size: 15px;
`;
