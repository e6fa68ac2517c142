import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { PrintedSticker } from '../../ui/album/printed-sticker.tsx';
import { Stack, gapOf, stack } from '../../ui/layout.ts';
import { color, headerHeight, media, slip, space } from '../../ui/tokens.ts';
import { Heading, Text, fluid, heading, size } from '../../ui/type.ts';

/** The coloured page: the title, the beta notice, and how feedback is handled. */
export function FeedbackPage() {
  const { t } = useTranslation();
  const betaId = useId();
  return (
    <Stage>
      <h1>{t('feedback.title')}</h1>
      <Slip $gap={3}>
        <Stack $gap={1} aria-labelledby={betaId} role="note">
          <b id={betaId}>
            <Badge>{t('feedback.beta.badge')}</Badge> {t('feedback.beta.title')}
          </b>
          <Text $quiet>{t('feedback.beta.text')}</Text>
        </Stack>
        <Stack $gap={1}>
          <Heading $step={5}>{t('feedback.about.title')}</Heading>
          <Text $quiet>{t('feedback.about.text')}</Text>
        </Stack>
      </Slip>
      <Spot aria-hidden="true">
        <PrintedSticker sport="tennis" icon="lightbulb" title={t('feedback.sticker')} turn={4} />
      </Spot>
    </Stage>
  );
}

const Stage = styled.div`
  ${stack(5)}
  align-content: center;
  max-width: 700px;
  margin-inline: auto;
  padding-block: ${fluid(0, 24)};
  h1 {
    ${heading(8, 1.08)}
  }
  ${media.tabletUp} {
    min-height: calc(100dvh - ${headerHeight} - ${space[6]});
  }
`;

const Spot = styled.div`
  justify-self: center;
  width: min(100%, 240px, 30vh);
  ${media.mobile} {
    display: none;
  }
  ${media.sideways} {
    display: none;
  }
`;

/** Both parts on paper: no line of the court runs through a word. */
const Slip = styled(Stack)`
  padding: ${fluid(12, 24)};
  ${slip}
  > div + div {
    padding-top: ${gapOf(3)};
    border-top: 1px dashed ${color.rule};
  }
  ${media.mobile} {
    p {
      font-size: ${size(2)};
      line-height: 1.35;
    }
  }
`;
