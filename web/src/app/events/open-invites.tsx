import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, font } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The number of open invitations, as a badge and in words for screen readers. */
export function OpenInvites({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Stamp>
      <span aria-hidden="true">{Math.min(count, 99)}</span>
      <VisuallyHidden>{t('events.open', { count })}</VisuallyHidden>
    </Stamp>
  );
}

const Stamp = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 3px;
  border-radius: 10px;
  background: ${color.far};
  color: ${color.paper};
  font: 800 12px/1 ${font.text};
  letter-spacing: 0;
  writing-mode: horizontal-tb;
  a > & {
    margin-left: 8px;
  }
  nav > a > & {
    margin: 8px 0 0;
  }
`;
