import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { AlbumSpread } from '../ui/album-spread.tsx';
import { StickerFrame } from '../ui/sticker-frame.tsx';
import { color, media, space } from '../ui/tokens.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/**
 * The empty album: an unopened sticker on the page, blank lines on the sheet. index.html carries it, so it is painted
 * before the script comes; inside the app it stands for a page that is still loading. It holds no word, because the
 * language is not known yet (D42). `waiting` adds the spinner of a protected page (§2).
 */
export function ShellFrame({ waiting = false }: { waiting?: boolean }) {
  return (
    <AlbumSpread
      sport="soccer"
      page={
        <Middle>
          <Blank>
            <span />
          </Blank>
        </Middle>
      }
      sheet={
        waiting ? (
          <Waiting />
        ) : (
          <Lines aria-hidden="true">
            <i />
            <i />
            <i />
          </Lines>
        )
      }
    />
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <Middle role="status">
      <Spinner />
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
    </Middle>
  );
}

const Middle = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  min-height: 264px;
`;

const Blank = styled(StickerFrame)`
  width: clamp(150px, 24vw, 320px);
  span {
    border-radius: 4px;
    background: ${color.print};
    opacity: 0.9;
  }
  ${media.mobile} {
    width: 150px;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${space[5]};
  i {
    display: block;
    height: 56px;
    background: ${color.sunk};
  }
  i:first-child {
    width: 60%;
  }
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
