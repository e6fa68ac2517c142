import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Floor } from '../../ui/album/floor.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { StickerArt } from '../../ui/sticker-art/sticker-art.tsx';
import { Row, Stack, gapOf } from '../../ui/layout.ts';
import { center, color, media, onGround, shadow, slip, space } from '../../ui/tokens.ts';
import { Display, Heading, Text, capitals, caption, display, fluid, size } from '../../ui/type.ts';

const masked = ['country', 'team', 'age', 'sport'] as const;
/** Medium. */
const attempts = [1, 2, 3, 4, 5];
/** What the first guess of any game is worth. */
const maxScore = 100;

/** The open album before the first guess, not interactive. */
export function DemoCard() {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Album aria-labelledby={titleId} role="group">
      <Page data-sport="soccer">
        <Floor sport="soccer" />
        <Spot>
          <StickerArt picture="step0" veil={0.84} />
        </Spot>
        <Clues>
          {masked.map((clue) => (
            <div key={clue}>
              <dt>{t(`landing.demo.${clue}`)}</dt>
              <dd>
                <span aria-hidden="true">???</span>
                <VisuallyHidden>{t('landing.demo.masked')}</VisuallyHidden>
              </dd>
            </div>
          ))}
        </Clues>
      </Page>
      <Sheet $gap={5}>
        <div>
          <Text $step={2} $weight={600} $quiet>
            {t('landing.demo.label')}
          </Text>
          <Display as="h2" $step={8} id={titleId}>
            {t('landing.demo.title')}
          </Display>
        </div>
        <Row $apart $oneLine $align="end">
          <Stack $gap={2}>
            <Heading as="p">{t('game.attempt', { k: 1, total: attempts.length })}</Heading>
            <Slots aria-hidden="true">
              {attempts.map((k) => (
                <i key={k} data-now={k === 1 || undefined} />
              ))}
            </Slots>
          </Stack>
          <Stack $gap={0} $align="end">
            <Text $weight={600} $quiet>
              {t('game.worth')}
            </Text>
            <Display $step={8}>{maxScore}</Display>
          </Stack>
        </Row>
        <Field>
          <input
            disabled
            aria-label={t('landing.demo.guess')}
            placeholder={t('landing.demo.guess')}
          />
          <button type="button" disabled>
            {t('landing.demo.submit')}
          </button>
        </Field>
      </Sheet>
    </Album>
  );
}

/** Overlaps the band before it, like an object on the page. */
const Album = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: min(1080px, 100% - 2 * ${space[4]});
  margin: calc(-1 * clamp(48px, 7vw, 104px)) auto 0;
  background: ${color.paper};
  box-shadow: ${shadow.lifted};
  ${media.mobile} {
    margin-top: -${space[5]};
  }
  ${media.tabletUp} {
    grid-template-columns: 46% minmax(0, 1fr);
  }
`;

const Page = styled.div`
  ${onGround}
  ${center}
  align-content: center;
  gap: ${gapOf(5)};
  padding: ${gapOf(6)} ${gapOf(5)};
  background:
    radial-gradient(closest-side at 50% 42%, ${color.glow}, transparent),
    ${color.page};
  ${media.tabletUp} {
    &::after {
      content: '';
      position: absolute;
      inset: 0 0 0 auto;
      width: 36px;
      background: linear-gradient(90deg, transparent, var(--fold-shade));
    }
  }
  ${media.mobile} {
    grid-template-columns: clamp(124px, 39vw, 190px) minmax(0, 1fr);
    padding: ${space[4]};
  }
`;

const Spot = styled.div`
  width: min(230px, 100%);
  rotate: -3deg;
`;

const Clues = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, auto);
  margin: 0;
  ${slip}
  div {
    padding: ${fluid(3, 8)} ${space[3]};
  }
  div + div {
    border-left: 1px dashed ${color.rule};
  }
  dt {
    ${caption()}
  }
  dd {
    ${display(5)}
    margin: 0;
    color: ${color.quiet};
    letter-spacing: 0.14em;
  }
  ${media.mobile} {
    grid-template-columns: 1fr;
    justify-self: stretch;
    div + div {
      border-top: 1px dashed ${color.rule};
      border-left: 0;
    }
  }
`;

const Sheet = styled(Stack)`
  align-content: center;
  padding: clamp(${space[4]}, 5vw, ${space[8]});
  background: linear-gradient(90deg, var(--sheet-shade), transparent 36px) ${color.paper};
`;

const Slots = styled(Row)`
  i {
    width: ${fluid(18, 26)};
    height: ${fluid(24, 35)};
    border: 2px dashed ${color.quiet};
    border-radius: 4px;
    opacity: 0.6;
  }
  i[data-now] {
    border: 2px solid ${color.ink};
    opacity: 1;
  }
`;

/** The field of a game that cannot be played. */
const Field = styled.div`
  display: flex;
  border: 2px solid ${color.ink};
  input,
  button {
    height: ${fluid(48, 56)};
    padding: 0 ${fluid(14, 20)};
    border: 0;
    cursor: not-allowed;
  }
  input {
    flex: 1;
    min-width: 0;
    background: ${color.sunk};
    font-size: ${size(4)};
  }
  input::placeholder {
    color: ${color.quiet};
    opacity: 1;
  }
  button {
    background: ${color.quiet};
    color: ${color.paper};
    ${capitals(5)}
  }
`;
