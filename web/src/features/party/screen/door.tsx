import { QRCodeSVG } from 'qrcode.react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { color, shadow } from '../../../ui/tokens.ts';
import { least, stampedAt, u, wordsAt } from './stage-style.ts';

export const partyAddress = (code: string): string => `${window.location.origin}/party/${code}`;

type DoorProps = { code: string; large?: boolean };

/** The way in: scanned, or typed. */
export function Door({ code, large = false }: DoorProps) {
  const { t } = useTranslation();
  const address = partyAddress(code);
  return (
    <Ticket aria-label={t('stage.door.label')} data-large={large || undefined}>
      <QRCodeSVG
        value={address}
        title={t('stage.door.qr', { address })}
        size={264}
        marginSize={large ? 3 : 2}
        level="M"
        bgColor={color.border}
        fgColor={color.print}
      />
      <b>{code}</b>
      {large && <Address>{`${window.location.host}/party`}</Address>}
    </Ticket>
  );
}

/** Dark on white in both themes, with its quiet zone and upright, so that cameras can read it. */
const Ticket = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: start;
  padding: ${u(0.5)} ${u(0.5)} ${u(0.9)};
  border-radius: ${u(0.8)};
  background: ${color.border};
  box-shadow: ${shadow.lifted};
  color: ${color.print};
  > svg {
    width: 100%;
    height: auto;
  }
  > b {
    ${stampedAt(4.2)}
    letter-spacing: 0.06em;
  }
  &[data-large] {
    padding: ${u(0.8)} ${u(1.4)} ${u(1.6)};
    > b {
      ${stampedAt(8.4)}
      letter-spacing: 0.08em;
    }
  }
`;

const Address = styled.span`
  max-width: 100%;
  ${wordsAt(least, 700)}
  overflow-wrap: anywhere;
  text-align: center;
`;
