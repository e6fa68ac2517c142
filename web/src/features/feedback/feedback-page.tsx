import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../ui/badge.tsx';
import { PrintedSticker } from '../../ui/album/printed-sticker.tsx';
import { gapOf, stack } from '../../ui/layout.ts';
import { color, font, headerHeight, media, slip, space } from '../../ui/tokens.ts';
import { capitals, size } from '../../ui/type.ts';

/** The coloured page: the title, the beta notice, and how feedback is handled. */
export function FeedbackPage() {
  const { t } = useTranslation();
  const betaId = useId();
  return (
    <Stage>
      <h1>{t('feedback.title')}</h1>
      <Slip>
        <div aria-labelledby={betaId} role="note">
          <p id={betaId}>
            <Badge>{t('feedback.beta.badge')}</Badge> <b>{t('feedback.beta.title')}</b>
          </p>
          <p>{t('feedback.beta.text')}</p>
        </div>
        <div>
          <h2>{t('feedback.about.title')}</h2>
          <p>{t('feedback.about.text')}</p>
        </div>
      </Slip>
      <Spot aria-hidden="true">
        <PrintedSticker sport="tennis" icon="lightbulb" title={t('feedback.sticker')} turn={4} />
      </Spot>
    </Stage>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${space[5]} ${space[6]};
  max-width: 700px;
  margin-inline: auto;
  padding: ${space[5]} 0;
  h1 {
    margin: 0;
    font: 900 clamp(34px, 7vw, 112px) / 1.08 ${font.display};
    overflow-wrap: anywhere;
    text-transform: uppercase;
  }
  ${media.tabletUp} {
    min-height: calc(100dvh - ${headerHeight} - ${space[6]});
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 240px;
    align-items: center;
    > h1 {
      grid-column: 1 / -1;
    }
  }
  ${media.mobile} {
    gap: ${space[2]};
    padding: 0;
  }
`;

/** Large on the tablet's narrow page, beside the slip on a wide one. */
const Spot = styled.div`
  justify-self: center;
  width: min(100%, 240px);
  ${media.mobile} {
    display: none;
  }
  @media (max-height: 620px) {
    display: none;
  }
`;

/** Both parts on paper: no line of the court runs through a word. */
const Slip = styled.div`
  ${stack(4)}
  padding: ${space[5]};
  ${slip}
  > div + div {
    padding-top: ${gapOf(4)};
    border-top: 1px dashed ${color.rule};
  }
  h2 {
    margin: 0 0 ${space[1]};
    ${capitals(5)}
  }
  p {
    margin: 0;
    text-wrap: pretty;
  }
  h2 + p,
  p + p {
    color: ${color.quiet};
    font-size: ${size(3)};
  }
  p + p {
    margin-top: ${space[2]};
  }
  p > span {
    margin-right: ${space[1]};
    vertical-align: 2px;
  }
  ${media.mobile} {
    padding: 10px ${space[3]};
    font-size: ${size(2)};
    line-height: 1.35;
    h2 {
      margin: 0;
    }
    h2 + p,
    p + p {
      margin-top: 2px;
    }
  }
`;
