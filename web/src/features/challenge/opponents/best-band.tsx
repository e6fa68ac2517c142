import type { Band } from '@craque/common/domain/athlete/closeness.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { bandLook } from '../../../play/guess/band-look.ts';

/** A player's best band so far, as sign and word; `bare` shows only the sign. */
export function BestBand({ band, bare = false }: { band: Band; bare?: boolean }) {
  const { t } = useTranslation();
  const { color, icon } = bandLook[band];
  const word = t(`game.bands.${band}`);
  return (
    <Best style={{ color }}>
      <Icon name={icon} size={11} />
      <span aria-hidden="true">{!bare && word}</span>
      <VisuallyHidden>{t('challenge.best', { band: word })}</VisuallyHidden>
    </Best>
  );
}

const Best = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-weight: 600;
  white-space: nowrap;
`;
