import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../ui/badge.tsx';
import { PrintedSticker } from '../../ui/album/printed-sticker.tsx';
import { color, font, headerHeight, media, slip, space } from '../../ui/tokens.ts';

/** The coloured page: the title, the beta notice, and how feedback is handled. */
export function FeedbackPage() {
  const { t } = useTranslation();
  const betaId = useId();
  return (
    <Stage>
      <h1>{t('feedback.title')}</h1>
      <Spot aria-hidden="true">
        <PrintedSticker sport="tennis" icon="lightbulb" title={t('feedback.sticker')} turn={4} />
      </Spot>
      <Slip aria-labelledby={betaId} role="note">
        <p id={betaId}>
          <Badge>{t('feedback.beta.badge')}</Badge> <b>{t('feedback.beta.title')}</b>
        </p>
        <p>{t('feedback.beta.text')}</p>
      </Slip>
      <About>
        <h2>{t('feedback.about.title')}</h2>
        <p>{t('feedback.about.text')}</p>
      </About>
    </Stage>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: start;
  gap: ${space[5]};
  max-width: 560px;
  margin-inline: auto;
  padding: ${space[5]} 0;
  h1 {
    margin: 0;
    font: 900 clamp(52px, 7vw, 112px) / 0.92 ${font.display};
    overflow-wrap: anywhere;
    text-transform: uppercase;
  }
  ${media.tabletUp} {
    min-height: calc(100dvh - ${headerHeight} - ${space[6]});
  }
  ${media.mobile} {
    gap: ${space[4]};
    padding: ${space[3]} 0;
  }
`;

const Spot = styled.div`
  width: clamp(120px, 15vw, 210px);
  ${media.mobile} {
    display: none;
  }
  @media (max-height: 760px) {
    display: none;
  }
`;

const Slip = styled.div`
  padding: ${space[4]};
  ${slip}
  p {
    margin: 0;
    text-wrap: pretty;
  }
  p + p {
    margin-top: ${space[2]};
    color: ${color.quiet};
    font-size: 15px;
  }
  p > span {
    margin-right: ${space[1]};
    vertical-align: 2px;
  }
`;

const About = styled.div`
  h2 {
    margin: 0 0 ${space[1]};
    font: 900 26px/1 ${font.display};
    text-transform: uppercase;
  }
  p {
    margin: 0;
    max-width: 46ch;
    font-weight: 600;
    text-wrap: pretty;
  }
`;
