import { QRCodeSVG } from 'qrcode.react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { color, shadow } from '../../../ui/tokens.ts';
import { least, stampedAt, u, wordsAt } from './stage-style.ts';
import { WholeName } from './whole-name.tsx';

export const partyAddress = (code: string): string => `${window.location.origin}/party/${code}`;

/** `large`: with the address in words; `flat`: the code beside its picture. */
type DoorProps = { code: string; form?: 'large' | 'flat' };

/** The way in: scanned, or typed. */
export function Door({ code, form }: DoorProps) {
  const { t } = useTranslation();
  const address = partyAddress(code);
  const isLarge = form === 'large';
  return (
    <Ticket aria-label={t('stage.door.label')} data-form={form}>
      <QRCodeSVG
        value={address}
        title={t('stage.door.qr', { address })}
        size={264}
        marginSize={isLarge ? 3 : 2}
        level="M"
        bgColor={color.border}
        fgColor={color.print}
      />
      <b>
        <WholeName>{code}</WholeName>
      </b>
      {isLarge && <Address>{`${window.location.host}/party`}</Address>}
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
    max-width: 100%;
    ${stampedAt(4.2)}
    letter-spacing: 0.06em;
  }
  &[data-form='large'] {
    padding: ${u(0.8)} ${u(1.4)} ${u(1.6)};
    > b {
      ${stampedAt(8.4)}
      letter-spacing: 0.08em;
    }
  }
  &[data-form='flat'] {
    grid-template-columns: auto auto;
    align-items: center;
    padding: ${u(0.3)} ${u(1)} ${u(0.3)} ${u(0.2)};
    > svg {
      width: auto;
      height: ${u(8.4)};
    }
  }
`;

const Address = styled.span`
  max-width: 100%;
  ${wordsAt(least, 700)}
  overflow-wrap: anywhere;
  text-align: center;
`;
