import { styled } from 'styled-components';
import { Button } from '../../../ui/form/button.tsx';
import { inverted } from '../../../ui/tokens.ts';
import { least, stampedAt, u } from './stage-style.ts';

/** As large as everything else on the stage. */
export const StageButton = styled(Button)`
  && {
    min-height: ${u(3.8)};
    padding: 0 ${u(1.2)};
    border-width: ${u(0.16)};
    ${stampedAt(least)}
  }
  svg {
    width: 1em;
    height: 1em;
  }
  &&:is([aria-pressed='true'], [aria-checked='true']) {
    ${inverted}
  }
`;
