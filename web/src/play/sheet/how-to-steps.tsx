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
 * In ink, with a stroke of 2.5: a guess with its bar, a card scratched free, clues that open, a watch
 * beside its bonus, a bulb with its price.
 */
const drawings: Record<'guess' | 'photo' | 'reveal' | 'speed' | 'hint', ReactNode> = {
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
        <path d="M11 8h34v48H11z" fill="var(--ink)" stroke="none" opacity=".9" />
      </g>
      <g transform="translate(38) rotate(5 28 32)">
        {card}
        <g stroke="none">
          <path d="M11 8h34v48H11z" fill="var(--very-close)" opacity=".28" />
          <path d={bust} fill="var(--ink)" />
          <path d="M14 11h11v8H14z" fill="var(--far)" />
        </g>
      </g>
    </>
  ),
  reveal: (
    <>
      <path d="M4 6h88v52H4z" fill="var(--field)" />
      <path d="M4 23.5h88M4 41h88" stroke="var(--rule)" strokeDasharray="4 4" />
      <path d="M12 15h34M12 32h22" strokeWidth="6" />
      <path d="M12 49h4M23 49h4M34 49h4" stroke="var(--quiet)" strokeWidth="5" />
      <path d="M70 14l5 5 9-10M70 31l5 5 9-10" stroke="var(--very-close)" strokeWidth="3.5" />
    </>
  ),
  speed: (
    <>
      <circle cx="27" cy="35" r="20" fill="var(--field)" />
      <path d="M27 35V20a15 15 0 0 1 13 22.5z" fill="var(--close)" stroke="none" />
      <path d="M22 6h10M27 6v9M27 35V24" />
      <g stroke="var(--close)" strokeWidth="4.5">
        <path d="M58 33h10M63 28v10M88 24H78l-1 10c8-4 13 0 12 6-1 7-9 8-13 4" />
        <path d="M56 54h34" strokeWidth="5" />
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

const steps = ['guess', 'photo', 'reveal', 'speed', 'hint'] as const;

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
