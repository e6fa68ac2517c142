import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { leagueName } from '../../lib/league-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { gapOf, stack } from '../../ui/layout.ts';
import { color, media, shadow, space } from '../../ui/tokens.ts';
import { words } from '../../ui/type.ts';
import { useMobile } from '../../ui/use-media.ts';
import { drawResult, pictureSize } from './result-picture.ts';

const png = { type: 'image/png' } as const;
const fileName = 'craque.png';

function sharesPictures(): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], fileName, png)] });
}

export type PicturePreviewProps = {
  game: GameView;
  caption: string;
};

/** The won sticker as a picture, as an outline unless the player chooses to show who it is. */
export function PicturePreview({ game, caption }: PicturePreviewProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [reveals, setReveals] = useState(false);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed' | 'saved'>('drawing');
  const title = `${leagueName(t, game.league)}, ${t(`levels.${game.difficulty}`)}`;
  const points = t('game.points', { points: game.score });
  const credit = game.photoCredit ? t('result.photo', game.photoCredit) : undefined;
  useEffect(() => {
    const leaving = new AbortController();
    const { current } = canvas;
    if (!current) return;
    setState('drawing');
    drawResult(current, { game, reveals, title, caption, points, credit }, leaving.signal).then(
      () => !leaving.signal.aborted && setState('drawn'),
      () => !leaving.signal.aborted && setState('failed'),
    );
    return () => leaving.abort();
  }, [game, reveals, title, caption, points, credit]);
  const isPhone = useMobile();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone it opens below the rim of the dialog, and as high as that.
    panel.current?.scrollIntoView?.({ block: isPhone ? 'start' : 'nearest' });
  }, [isPhone]);
  const shares = sharesPictures();
  const deliver = async () => {
    const blob = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, png.type));
    if (!blob) return setState('failed');
    try {
      if (!shares) throw new DOMException('no share sheet', 'NotAllowedError');
      await navigator.share({ files: [new File([blob], fileName, png)] });
    } catch (error) {
      // Closing the share sheet is not an error.
      if ((error as { name?: string }).name === 'AbortError') return;
      saveFile(blob, fileName);
      setState('saved');
    }
  };
  return (
    <Panel ref={panel} data-sport={game.sport}>
      <canvas ref={canvas} {...pictureSize} role="img" aria-label={caption} />
      <div>
        <Switch
          label={t('share.showWho')}
          hint={t('share.showWhoHint')}
          checked={reveals}
          onChange={setReveals}
        />
        <Button variant="paper" disabled={state === 'drawing'} onClick={() => void deliver()}>
          {shares && <Icon name="share" size={20} />}
          {t(shares ? 'share.sharePicture' : 'album.save')}
        </Button>
        <p role="status">
          {state === 'saved' && t('album.saved')}
          {state === 'failed' && t('album.pictureFailed')}
        </p>
      </div>
    </Panel>
  );
}

const Panel = styled.div`
  flex-basis: 100%;
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr);
  align-items: center;
  gap: ${gapOf(5)};
  padding: ${space[2]} 0;
  canvas {
    width: 100%;
    height: auto;
    box-shadow: ${shadow.slip};
  }
  > div {
    ${stack(3)}
    justify-items: start;
  }
  p {
    ${words(3, 600)}
    min-height: 1.4em;
    color: ${color.quiet};
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    min-height: calc(100dvh - ${space[6]});
    /* The close button. */
    padding-top: 56px;
    canvas {
      width: min(100%, (100dvh - 340px) * 0.8);
      justify-self: center;
    }
  }
`;
