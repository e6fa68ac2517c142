import { languages } from '@craque/common/domain/language.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Floor } from '../../ui/album/floor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { center, color } from '../../ui/tokens.ts';
import { stamped } from '../../ui/type.ts';
import { StickerArt } from '../../ui/sticker-art/sticker-art.tsx';

const codes = languages.map((language) => language.toUpperCase());

export type Feature = 'guesses' | 'photo' | 'clues' | 'hints' | 'bonus' | 'languages';

/** The large type on a feature's sticker. */
export function FeaturePrint({ feature }: { feature: Feature }) {
  return prints[feature]();
}

const prints: Record<Feature, () => ReactNode> = {
  guesses: () => (
    <Printed floor="soccer">
      <Figure>5</Figure>
      <Row>
        <Tile>
          <Icon name="triangle" size={16} />
        </Tile>
        <Tile>
          <Icon name="diamond" size={16} />
        </Tile>
        <Tile>
          <Icon name="circle" size={16} />
        </Tile>
        <Tile data-empty />
        <Tile data-empty />
      </Row>
    </Printed>
  ),
  photo: () => (
    <Printed floor="tennis">
      <Series>
        <StickerArt lazy picture="step0" veil={0.84} />
        <StickerArt lazy picture="step2" veil={0.4} />
        <StickerArt lazy picture="found" />
      </Series>
    </Printed>
  ),
  clues: () => (
    <Printed floor="basketball">
      <Row data-large>
        <Tile>
          <Icon name="check" size={40} />
        </Tile>
        <Tile data-dark>?</Tile>
        <Tile data-dark>?</Tile>
        <Tile data-dark>?</Tile>
      </Row>
    </Printed>
  ),
  hints: () => (
    <Printed floor="formula1">
      <Figure>−10</Figure>
      <Corner>
        <Icon name="lightbulb" size={52} />
      </Corner>
    </Printed>
  ),
  bonus: () => (
    <Printed floor="basketball">
      <Figure>+50</Figure>
      <Speed>
        <i />
        <i />
        <i />
      </Speed>
    </Printed>
  ),
  languages: () => (
    <Printed floor="soccer">
      <Codes>
        {codes.map((code) => (
          <span key={code}>{code}</span>
        ))}
      </Codes>
    </Printed>
  ),
};

type Printing = { floor: Parameters<typeof Floor>[0]['sport']; children: ReactNode };

function Printed({ floor, children }: Printing) {
  return (
    <Ink aria-hidden="true">
      <Floor sport={floor} />
      {children}
    </Ink>
  );
}

const Ink = styled.div`
  position: absolute;
  inset: 0;
  ${center}
  align-content: center;
  isolation: isolate;
  > svg {
    z-index: -1;
  }
`;

/** Everything here is sized by the print, which is a thumbnail on a phone. */
const Figure = styled.b`
  ${stamped('46cqw', 0.82)}
  letter-spacing: -0.02em;
`;

const Row = styled.div`
  display: flex;
  gap: 2cqw;
  margin-top: 3cqw;
  &[data-large] {
    gap: 3cqw;
    margin: 0;
    ${stamped('18cqw')}
  }
`;

const Tile = styled.i`
  ${center}
  width: 9cqw;
  aspect-ratio: 3 / 4;
  border: max(1px, 0.5cqw) solid ${color.border};
  border-radius: 1.2cqw;
  background: ${color.border};
  color: ${color.print};
  font-style: normal;
  &[data-empty] {
    border-style: dashed;
    background: none;
  }
  [data-large] > & {
    width: 19cqw;
    border-radius: 2.4cqw;
  }
  svg {
    width: 60%;
    height: auto;
  }
  &[data-dark] {
    border-color: ${color.print};
    background: ${color.print};
    color: ${color.border};
  }
  &:nth-child(odd) {
    rotate: -3deg;
  }
  &:nth-child(even) {
    rotate: 2deg;
  }
`;

const Series = styled.div`
  display: flex;
  > div {
    width: 31cqw;
  }
  > div + div {
    margin-left: -5cqw;
  }
  > :nth-child(1) {
    rotate: -8deg;
    translate: 0 4cqw;
  }
  > :nth-child(3) {
    rotate: 7deg;
    translate: 0 2cqw;
  }
`;

const Corner = styled.div`
  position: absolute;
  right: 5cqw;
  top: 5cqw;
  rotate: 12deg;
  svg {
    display: block;
    width: 14cqw;
    height: auto;
  }
`;

const Speed = styled.div`
  position: absolute;
  z-index: -1;
  inset: auto 0 9cqw 8cqw;
  display: grid;
  gap: 1.6cqw;
  i {
    height: 1.4cqw;
    background: ${color.border};
    opacity: 0.5;
    transform: skewX(-30deg);
  }
  i:nth-child(2) {
    margin-left: 22cqw;
  }
  i:nth-child(3) {
    margin-left: 46cqw;
  }
`;

const Codes = styled.div`
  display: grid;
  grid-template-columns: repeat(3, auto);
  gap: 0 6cqw;
  ${stamped('25cqw', 0.95)}
  text-align: center;
  span:nth-child(even) {
    opacity: 0.6;
  }
`;
