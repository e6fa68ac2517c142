import { useState } from 'react';
import { styled } from 'styled-components';
import { color, font } from './tokens.ts';

export type AvatarProps = {
  name: string;
  /** Only https is shown, and what is drawn here. */
  url: string | null | undefined;
  size?: number;
};

/** A player's picture. Decorative: the name is beside it or names the button. */
export function Avatar({ name, url, size = 44 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const isShown = /^(https:\/|\/api\/avatars)\//.test(url ?? '') && url !== broken;
  const shown = isShown ? (url ?? undefined) : undefined;
  return (
    <Frame aria-hidden="true" $size={size}>
      {shown === undefined ? (
        initialsOf(name)
      ) : (
        <img
          src={shown}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(shown)}
        />
      )}
    </Frame>
  );
}

/** First letters of the first and the last word: "Marta Vieira da Silva" is MS, "lia" is L. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

const Frame = styled.span<{ $size: number }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: max(2px, ${({ $size }) => $size * 0.06}px) solid ${color.border};
  border-radius: ${({ $size }) => $size * 0.16}px;
  background: ${color.print};
  box-shadow: 0 0 0 1px ${color.rule};
  color: ${color.onPage};
  font: 900 ${({ $size }) => $size * 0.44}px/1 ${font.display};
  user-select: none;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
