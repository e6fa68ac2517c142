import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../lib/translation.ts';
import { center, color, media } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** In place of a sheet, or of a part of one, that is not there yet. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <Middle role="status">
      <Spinner />
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
    </Middle>
  );
}

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
