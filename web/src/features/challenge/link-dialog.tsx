import { createGameLink } from '@craque/common/contracts/challenges.ts';
import type { ReplyOf } from '@craque/common/contracts/endpoint.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { maxPlayers } from '@craque/common/domain/challenge/challenge.ts';
import { QRCodeSVG } from 'qrcode.react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../../lib/api.ts';
import { momentText } from '../../lib/time/day-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { LoadFailure } from '../../ui/form/load-failure.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Row, Stack, stack } from '../../ui/layout.ts';
import { color, shadow, space } from '../../ui/tokens.ts';
import { capitals, Text } from '../../ui/type.ts';
import { useLanguage } from '../../ui/language/use-language.ts';

type GameLink = ReplyOf<typeof createGameLink>;

export function LinkDialog({ game, onClose }: { game: GameView; onClose: () => void }) {
  const { t } = useTranslation();
  const { id } = game;
  const [link, setLink] = useState<GameLink>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => {
    setError(undefined);
    // The server returns the same one each time.
    call(createGameLink, { params: { id } }).then((made) => setLink(made ?? undefined), setError);
  }, [id]);
  useEffect(load, [load]);
  return (
    <Dialog
      title={t('link.button')}
      description={t('link.text', { most: maxPlayers })}
      onClose={onClose}
    >
      <Ready>
        {error !== undefined && (
          <LoadFailure text={`${t('link.failed')} ${errorText(t, error)}`} onRetry={load} />
        )}
        {!link && error === undefined && <Text role="status">{t('link.making')}</Text>}
        {link && <Link {...link} />}
      </Ready>
    </Dialog>
  );
}

function Link({ code, expiresAt }: GameLink) {
  const { t } = useTranslation();
  const language = useLanguage();
  const address = `${window.location.origin}/join/${code}`;
  return (
    <>
      <Stack $gap={2}>
        <Address address={address} />
        <Text $step={2} $quiet>
          {t('link.expires', { time: momentText(language, expiresAt) })}
        </Text>
      </Stack>
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
    </>
  );
}

/** If the clipboard is refused, the address is selected in its field, to be copied by hand. */
function Address({ address }: { address: string }) {
  const { t } = useTranslation();
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
      <TextField
        ref={field}
        label={t(manual ? 'link.manual' : 'link.address')}
        readOnly
        value={address}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <Ways>
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
      </Ways>
    </>
  );
}

/** As high while the link is made. */
const Ready = styled(Stack).attrs({ $gap: 5, $align: 'center' })`
  align-content: center;
  min-height: 236px;
  > :first-child:not(p) {
    width: 100%;
  }
`;

const Ways = styled(Row)`
  > button {
    flex: 1;
  }
`;

/** Dark on white in both themes, with its quiet zone: a sticker that cameras can read. */
const Code = styled.figure`
  ${stack(0)}
  justify-items: center;
  margin: 0;
  padding: ${space[1]} ${space[1]} ${space[3]};
  border-radius: 10px;
  background: ${color.border};
  box-shadow: ${shadow.slip};
  color: ${color.print};
  transform: rotate(-1.5deg);
  figcaption {
    max-width: 168px;
    ${capitals(4)}
    text-align: center;
    text-wrap: balance;
  }
`;
