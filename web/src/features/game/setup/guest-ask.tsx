import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { color, font, media, space } from '../../../ui/tokens.ts';
import { whenLow } from '../look/low-height.ts';

/** The task in a question, for somebody who has never seen the game. */
export function GuestAsk() {
  const { t } = useTranslation();
  return (
    <Ask>
      <b>{t('guest.ask')}</b> <span>{t('guest.askText')}</span>
    </Ask>
  );
}

const Ask = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin: 0;
  color: ${color.quiet};
  font-size: 17px;
  line-height: 1.25;
  text-wrap: balance;
  b {
    flex: none;
    color: ${color.ink};
    font: 900 clamp(44px, 4.4vw, 64px) / 1 ${font.display};
    text-transform: uppercase;
  }
  ${media.mobile} {
    font-size: 14px;
    b {
      font-size: 32px;
    }
  }
  ${whenLow(css`
    display: none;
  `)}
`;
