import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { line } from '../../ui/layout.ts';
import { font } from '../../ui/tokens.ts';
import { display, size } from '../../ui/type.ts';
import { bandStyle } from '../../ui/band-style.ts';

/** How close a guess was: the number, and its band as icon, colour and words. */
export function Percent({ accuracy }: { accuracy: number }) {
  const { t } = useTranslation();
  const band = bandOf(accuracy);
  const { color, icon } = bandStyle[band];
  const isRight = accuracy === 100;
  return (
    <Share style={{ color }}>
      {accuracy}
      <small>%</small>
      <em>
        <Icon name={isRight ? 'check' : icon} size={12} />
        {t(`game.bands.${isRight ? 'right' : band}`)}
      </em>
    </Share>
  );
}

const Share = styled.span`
  flex: none;
  ${display(7, 0.85)}
  font-variant-numeric: tabular-nums;
  text-align: right;
  small {
    font-size: 0.5em;
  }
  em {
    ${line(1)}
    justify-content: end;
    margin-top: 5px;
    font: 700 ${size(1)}/1.1 ${font.text};
  }
`;
