import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { gapOf, stack } from '../../ui/layout.ts';
import { color, media, plainList, space } from '../../ui/tokens.ts';
import { capitals, fluid, words } from '../../ui/type.ts';

const card = <path d="M8 5h40v54H8z" fill="var(--field)" />;
const bust =
  'M14 53c0-9 6-13 14-13s14 4 14 13zM28 16a9 10 0 0 1 9 10c0 6-4 11-9 11s-9-5-9-11a9 10 0 0 1 9-10z';

/**
 * In ink, with a stroke of 2.5: a guess with its bar, an outline that is scratched free, a watch and
 * its bonus, a bulb with its price.
 */
const drawings: Record<'guess' | 'photo' | 'speed' | 'hint', ReactNode> = {
  guess: (
    <>
      <path d="M4 14h62v18H4z" fill="var(--field)" />
      <path d="M66 14h26v18H66z" fill="var(--ink)" />
      <path d="M11 23h26M41 18v10M4 44h30" />
      <path d="M4 52h88" stroke="var(--rule)" />
      <path d="M4 52h56" stroke="var(--close)" strokeWidth="6" strokeLinecap="butt" />
    </>
  ),
  photo: (
    <>
      <g transform="rotate(-7 28 32)">
        {card}
        <path d={bust} fill="var(--ink)" stroke="none" />
      </g>
      <g transform="translate(38) rotate(5 28 32)">
        {card}
        <path d="M13 14h22L15 24h27L15 35h27L15 46h26" stroke="var(--very-close)" strokeWidth="7" />
        <path d={bust} fill="var(--ink)" stroke="none" />
        <path d="M13 11h12v9H13z" fill="var(--far)" stroke="none" />
      </g>
    </>
  ),
  speed: (
    <>
      <circle cx="25" cy="35" r="20" fill="var(--field)" />
      <path d="M25 35V20a15 15 0 0 1 13 22.5z" fill="var(--close)" stroke="none" />
      <path d="M20 6h10M25 6v9" />
      <g stroke="var(--close)" strokeWidth="4">
        <path d="M53 34h8M57 30v8M77 24h-8l-1 9c6-3 10 0 9 5-1 6-7 7-10 3" />
        <path d="M87 24c-3 0-4 3-4 9s1 10 4 10 4-4 4-10-1-9-4-9zM53 54h38" />
      </g>
    </>
  ),
  hint: (
    <>
      <path
        d="M20 40c0-5-8-9-8-19a17 17 0 0 1 34 0c0 10-8 14-8 19z"
        fill="var(--close)"
        fillOpacity=".3"
      />
      <path d="M21 48h16M24 56h10M29 40V27M23 22l6 5 6-5" />
      <g stroke="var(--far)" strokeWidth="4.5">
        <path d="M54 32h9" />
        <path d="M70 24l5-4v24M86 19c-3 0-5 4-5 13s2 13 5 13 5-4 5-13-2-13-5-13z" />
      </g>
    </>
  ),
};

const steps = ['guess', 'photo', 'speed', 'hint'] as const;

export function HowToSteps() {
  const { t } = useTranslation();
  return (
    <List>
      {steps.map((step, index) => (
        <li key={step}>
          <svg viewBox="0 0 96 64" aria-hidden="true">
            {drawings[step]}
          </svg>
          <div>
            <b>
              <i>{index + 1}</i> {t(`help.${step}.title`)}
            </b>
            <p>{t(`help.${step}.text`)}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space[5]} ${space[6]};
  li {
    ${stack(3)}
    align-content: start;
  }
  svg {
    width: ${fluid(78, 96)};
    height: ${gapOf(8)};
    fill: none;
    stroke: ${color.ink};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  b {
    ${capitals(5)}
  }
  i {
    color: ${color.quiet};
    font-style: normal;
  }
  p {
    ${words(2)}
    margin-top: 4px;
    color: ${color.quiet};
    line-height: 1.4;
  }
  ${media.mobile} {
    li {
      grid-template-columns: auto 1fr;
    }
  }
`;
