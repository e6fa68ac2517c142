import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { line, stack } from '../../ui/layout.ts';
import { center, color, headerHeight, media, shadow, space } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/**
 * The empty album: a sticker's place with its strip on the page, blank lines on the sheet, where
 * the game will put them. index.html contains it, so it is painted before the script is loaded;
 * inside the app it stands for a loading page. The static one contains no words, because the
 * language is not known yet. `waiting` adds the spinner of a protected page.
 */
export function ShellFrame({ waiting = false }: { waiting?: boolean }) {
  return <AlbumSpread sport="soccer" page={<EmptyPage />} sheet={waiting ? <Wait /> : <Lines />} />;
}

function EmptyPage() {
  return (
    <Stage aria-hidden="true">
      <Place />
      <Slip />
    </Stage>
  );
}

function Lines() {
  return (
    <Blank aria-hidden="true">
      <i />
      <i />
    </Blank>
  );
}

function Wait() {
  const { t } = useTranslation();
  return (
    <Middle role="status">
      <Spinner />
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
    </Middle>
  );
}

/** The line of the selectors above, then sticker and strip: stacked, or side by side on a phone. */
const Stage = styled.div`
  ${line(6)}
  flex-direction: column;
  justify-content: center;
  min-height: calc(100dvh - ${headerHeight} - ${space[6]});
  padding-top: 60px;
  ${media.sideways} {
    flex-direction: row;
    gap: ${space[5]};
  }
  ${media.mobile} {
    flex-direction: row;
    align-items: stretch;
    min-height: 0;
    padding: 56px 0 ${space[1]} ${space[1]};
  }
`;

const Place = styled.div`
  flex: none;
  width: min(400px, 38vh, 88%);
  aspect-ratio: 300 / 410;
  border: 3px dashed ${color.onPage};
  border-radius: 5.7% / 4.1%;
  background: rgb(0 0 0 / 0.14);
  transform: rotate(-2.5deg);
  ${media.wide} {
    width: min(400px, 46vh, 80%);
  }
  ${media.large} {
    width: min(500px, 46vh, 80%);
  }
  ${media.sideways} {
    width: min(46vh, 46%);
  }
  ${media.mobile} {
    align-self: start;
    width: clamp(132px, 41vw, 190px);
  }
`;

const Slip = styled.div`
  width: min(100%, 440px);
  height: 124px;
  background: ${color.paper};
  box-shadow: ${shadow.slip};
  ${media.wide} {
    width: min(100%, 480px);
    height: 66px;
  }
  ${media.sideways} {
    flex: 1;
    height: 200px;
  }
  ${media.mobile} {
    flex: 1;
    height: auto;
  }
`;

const Blank = styled.div`
  ${stack(4)}
  i {
    height: 60px;
    background: ${color.sunk};
  }
  i:first-child {
    width: 60%;
    height: 92px;
  }
`;

const Middle = styled.div`
  ${center}
  height: 100%;
  min-height: 160px;
`;

const turn = keyframes`to { rotate: 1turn; }`;

const Spinner = styled.div`
  width: 44px;
  height: 60px;
  border: 4px solid ${color.ink};
  border-radius: 6px;
  border-top-color: transparent;
  animation: ${turn} 1s linear infinite;
  ${media.stillness} {
    animation-duration: 4s;
  }
`;
