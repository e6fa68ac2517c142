import { css, styled } from 'styled-components';
import { Button, buttonLook } from '../../../ui/form/button.tsx';
import { inverted } from '../../../ui/tokens.ts';
import { least, stampedAt, u } from './stage-style.ts';

/** As large as everything else on the stage. */
const large = css`
  && {
    min-height: ${u(3.8)};
    padding: 0 ${u(1.2)};
    border-width: ${u(0.16)};
    ${stampedAt(least)}
  }
`;

export const StageButton = styled(Button)`
  ${large}
  svg {
    width: 1em;
    height: 1em;
  }
  &&:is([aria-pressed='true'], [aria-checked='true']) {
    ${inverted}
  }
`;

export const StageLink = styled.a`
  ${buttonLook('paper')}
  ${large}
`;
