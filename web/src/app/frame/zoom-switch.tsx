import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useTranslation } from '../../lib/translation.ts';
import { bareButton, color, space, tapLine } from '../../ui/tokens.ts';
import { zoom } from '../theme/viewport-lock.ts';

/** Lifts the zoom lock of small screens; in the footer and in the menu of the header. */
export function ZoomSwitch() {
  const { t } = useTranslation();
  const allowed = useStore(zoom, (state) => state.allowed);
  return (
    <Switch type="button" role="switch" aria-checked={allowed} onClick={() => zoom.allow(!allowed)}>
      {t('footer.allowZoom')}
      <span />
    </Switch>
  );
}

const Switch = styled.button`
  ${tapLine}
  justify-content: space-between;
  gap: ${space[2]};
  padding: 0;
  ${bareButton}
  color: inherit;
  font: inherit;
  span {
    position: relative;
    width: 40px;
    height: 24px;
    border: 2px solid currentColor;
  }
  span::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 14px;
    height: 14px;
    border: 2px solid;
  }
  &[aria-checked='true'] {
    color: ${color.ink};
  }
  &[aria-checked='true'] span {
    background: currentColor;
  }
  &[aria-checked='true'] span::after {
    left: auto;
    right: 3px;
    background: ${color.paper};
  }
`;
