import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { font, headerHeight, headingText, media, space } from '../../ui/tokens.ts';

export type DailyHeadProps = {
  title: string;
  /** The date in words. */
  line: string;
  /** Days since the first one; absent while it is not known. */
  number?: number | undefined;
};

/** The title of the coloured page. */
export function DailyHead({ title, line, number }: DailyHeadProps) {
  const { t } = useTranslation();
  return (
    <Head>
      <h1>{title}</h1>
      <p>
        <span>{line}</span>
        {number !== undefined && <b>{t('daily.number', { number })}</b>}
      </p>
    </Head>
  );
}

/** Title and stickers on the floor of the coloured page. */
export const OnFloor = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  align-items: center;
  gap: ${space[4]};
  height: calc(100dvh - ${headerHeight} - ${space[6]});
  min-height: min-content;
  ${media.mobile} {
    height: auto;
    padding: ${space[1]} 0 ${space[2]};
  }
`;

const Head = styled.header`
  ${media.tabletUp} {
    padding-top: ${space[4]};
  }
  h1 {
    ${headingText}
    font: 900 clamp(44px, 5vw, 84px) / 0.95 ${font.display};
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    align-items: baseline;
    margin: ${space[2]} 0 0;
    font-size: 17px;
    font-weight: 600;
  }
  span::first-letter {
    text-transform: uppercase;
  }
  span {
    display: inline-block;
  }
  b {
    font: 900 20px/1 ${font.display};
    text-transform: uppercase;
  }
  ${media.mobile} {
    h1 {
      font-size: clamp(30px, 10.5vw, 48px);
    }
    p {
      margin: 2px 0 0;
      font-size: 15px;
    }
    b {
      font-size: 17px;
    }
  }
`;
