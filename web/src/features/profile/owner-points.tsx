import { readProfile } from '@craque/common/contracts/history.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { color, media, shadow } from '../../ui/tokens.ts';
import { caption, display, size } from '../../ui/type.ts';
import { useRead } from '../../lib/use-read.ts';
import { Blank } from '../../ui/blank.tsx';
import { useProfileTexts } from './profile-texts.ts';

/** The total, as the tag on the owner's sticker; its parts and its trend are on the dashboard. */
export function OwnerPoints() {
  const { state, data } = useRead(readProfile);
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  return (
    <Tag>
      <dt>{t('profile.points.total')}</dt>
      <dd>
        {state === 'loading' && <Blank $width="100%" />}
        {state === 'failed' && '–'}
        {state === 'ready' && number(data.totalScore)}
      </dd>
    </Tag>
  );
}

/** Light in both themes: on the dark plate of the sticker a dark one would look like a hole. */
const Tag = styled.dl`
  z-index: 1;
  display: flex;
  flex: none;
  align-items: baseline;
  gap: 10px;
  margin: calc(-24px - clamp(8px, 2vh, 18px)) 0 0;
  padding: 10px 16px 8px;
  background: ${color.border};
  color: ${color.print};
  box-shadow: ${shadow.slip};
  transform: translateX(22px) rotate(2deg);
  dt {
    ${caption()}
    color: inherit;
  }
  /* Room for four digits from the start: the number arrives without moving the tag. */
  dd {
    min-width: 4.4ch;
    margin: 0;
    text-align: end;
    ${display(7, 0.9)}
    font-variant-numeric: tabular-nums;
  }
  ${media.mobile} {
    display: grid;
    justify-items: end;
    gap: 2px;
    margin: 0;
    padding: 0;
    background: none;
    color: inherit;
    box-shadow: none;
    transform: none;
    dt {
      font-size: ${size(1)};
      text-align: right;
    }
    dd {
      line-height: 1;
    }
  }
`;
