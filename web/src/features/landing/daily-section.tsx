import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DailyRow } from '../../ui/daily/daily-row.tsx';
import { color, media, space } from '../../ui/tokens.ts';
import { Headline, Paper } from './band.tsx';

/** The daily athletes of today: they are the same for everybody, and can be played from here. */
export function DailySection() {
  const { t } = useTranslation();
  return (
    <Paper id="daily">
      <Split>
        <div>
          <Headline>{t('daily.title')}</Headline>
          <p>{t('daily.lead')}</p>
        </div>
        <DailyRow />
      </Split>
    </Paper>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]} ${space[7]};
  p {
    margin: ${space[2]} 0 0;
    color: ${color.quiet};
    font-size: 21px;
    text-wrap: pretty;
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  ${media.mobile} {
    p {
      font-size: 17px;
    }
  }
`;
