import { styled } from 'styled-components';
import { dailyPath } from '../../lib/addresses/daily-address.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DailyRow } from '../../play/daily/daily-row.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Headline, Paper, Split } from './band.tsx';
import { media, space } from '../../ui/tokens.ts';
import { Text, size } from '../../ui/type.ts';

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
            <Lead $step={4} $quiet>
              {t('daily.lead')}
            </Lead>
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
  h2 a {
    color: inherit;
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.14em;
  }
  ${media.mobile} {
    h2 {
      font-size: ${size(6)};
    }
    > section > div > div {
      row-gap: ${space[3]};
    }
  }
`;

const Lead = styled(Text)`
  margin-top: ${space[2]};
  ${media.mobile} {
    display: none;
  }
`;
