import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { caption, color, font, media, slip } from '../../ui/tokens.ts';
import { Blank } from './parts/blank.tsx';
import type { RemoteData } from './parts/part-reader.ts';
import type { Overview } from './parts/profile-store.ts';
import { useProfileTexts } from './parts/profile-texts.ts';

/** The total, and on a wide page its two parts. */
export function OwnerPoints({ overview }: { overview: RemoteData<Overview> }) {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const shown = (part: 'totalScore' | 'gamePoints' | 'achievementPoints') => {
    if (overview.state === 'loading') return <Blank $width="2.4ch" />;
    return overview.state === 'ready' ? number(overview.profile[part]) : '–';
  };
  return (
    <Slip>
      <div>
        <dt>{t('profile.points.total')}</dt>
        <dd>{shown('totalScore')}</dd>
      </div>
      <div>
        <dt>{t('profile.points.games')}</dt>
        <dd>{shown('gamePoints')}</dd>
      </div>
      <div>
        <dt>{t('profile.points.achievements')}</dt>
        <dd>{shown('achievementPoints')}</dd>
      </div>
    </Slip>
  );
}

const Slip = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr 1fr;
  width: min(100%, 480px);
  margin: 0;
  ${slip}
  > div {
    display: grid;
    align-content: space-between;
    min-width: 0;
    padding: 12px clamp(12px, 1.5vw, 24px);
  }
  > div + div {
    border-left: 1px dashed ${color.rule};
  }
  dt {
    ${caption(13)}
    line-height: 1.25;
  }
  dd {
    margin: 4px 0 0;
    font: 900 30px/1 ${font.display};
    font-variant-numeric: tabular-nums;
  }
  > div:first-child {
    min-width: 178px;
  }
  > div:first-child dd {
    font-size: 54px;
    line-height: 0.85;
  }
  ${media.belowWide} {
    dd {
      font-size: 24px;
    }
    > div:first-child {
      min-width: 124px;
    }
    > div:first-child dd {
      font-size: 40px;
    }
  }
  ${media.mobile} {
    display: block;
    width: auto;
    background: none;
    color: inherit;
    box-shadow: none;
    > div:first-child {
      min-width: 0;
    }
    > div {
      justify-items: end;
      padding: 0;
    }
    > div + div {
      display: none;
    }
    dt {
      color: inherit;
      font-size: 12px;
      text-align: right;
    }
    > div:first-child dd {
      justify-self: stretch;
      margin-top: 2px;
      font-size: 38px;
      line-height: 1;
      text-align: right;
    }
  }
`;
