import { styled } from 'styled-components';

/** For screen readers only; for the text of a rule. */
export const unseen = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const VisuallyHidden = styled.span`
  ${unseen}
`;
