import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dailyPath } from '../../lib/addresses/daily-address.ts';
import { DailyRow } from '../../play/daily/daily-row.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { color, media, space } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';
import { Headline, Paper } from './band.tsx';

/**
 * The daily athletes of today: they are the same for everybody, and can be played from here. On a
 * phone without a sentence, which the page has no room for.
 */
export function DailySection() {
  const { t } = useTranslation();
  return (
    <Close>
      <Paper id="daily">
        <Split>
          <div>
            <Headline>
              <PageLink to={dailyPath}>{t('daily.title')}</PageLink>
            </Headline>
            <p>{t('daily.lead')}</p>
          </div>
          <DailyRow bare />
        </Split>
      </Paper>
    </Close>
  );
}

/** The paper goes on below it. */
const Close = styled.div`
  > section > div {
    padding-bottom: 0;
  }
`;

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]} ${space[7]};
  h2 a {
    color: inherit;
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.14em;
  }
  p {
    margin: ${space[2]} 0 0;
    color: ${color.quiet};
    font-size: ${size(4)};
    text-wrap: pretty;
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  ${media.mobile} {
    gap: ${space[3]};
    h2 {
      font-size: ${size(6)};
    }
    p {
      display: none;
    }
  }
`;
