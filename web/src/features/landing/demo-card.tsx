import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Floor } from '../../ui/album/floor.tsx';
import { gapOf } from '../../ui/layout.ts';
import { color, font, media, shadow, slip, space } from '../../ui/tokens.ts';
import { size, display, capitals, heading, caption, fluid } from '../../ui/type.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { StickerArt } from '../../ui/sticker-art/sticker-art.tsx';

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
      <Sheet>
        <small>{t('landing.demo.label')}</small>
        <h2 id={titleId}>{t('landing.demo.title')}</h2>
        <Attempt>
          <div>
            <p>{t('game.attempt', { k: 1, total: attempts.length })}</p>
            <Slots aria-hidden="true">
              {attempts.map((k) => (
                <i key={k} data-now={k === 1 || undefined} />
              ))}
            </Slots>
          </div>
          <Worth>
            <small>{t('game.worth')}</small>
            <b>{maxScore}</b>
          </Worth>
        </Attempt>
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
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${gapOf(5)};
  overflow: hidden;
  padding: ${space[6]} ${space[5]};
  background:
    radial-gradient(closest-side at 50% 42%, ${color.glow}, transparent),
    ${color.page};
  color: ${color.onPage};
  > svg {
    z-index: -1;
  }
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
    align-items: center;
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
    margin: 0;
    color: ${color.quiet};
    ${display(5)}
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

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  padding: clamp(${space[4]}, 5vw, ${space[8]});
  background: linear-gradient(90deg, var(--sheet-shade), transparent 36px) ${color.paper};
  small {
    ${caption()}
  }
  h2 {
    margin: ${space[1]} 0 ${space[5]};
    ${display(8, 0.95)}
  }
  ${media.mobile} {
    h2 {
      margin-bottom: ${space[3]};
    }
  }
`;

/** The attempt and its worth, as above the field of a game. */
const Attempt = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[5]};
  p {
    ${heading(7, 0.95)}
  }
`;

const Slots = styled.div`
  display: flex;
  gap: ${fluid(5, 7)};
  margin-top: 10px;
  i {
    width: ${fluid(18, 26)};
    height: ${fluid(24, 35)};
    border: 2px dashed ${color.quiet};
    border-radius: ${fluid(3, 4)};
    opacity: 0.6;
  }
  i[data-now] {
    border: 2px solid ${color.ink};
    opacity: 1;
  }
`;

const Worth = styled.div`
  flex: none;
  text-align: right;
  small {
    display: block;
    margin-bottom: ${space[2]};
    font-size: ${size(3)};
  }
  b {
    display: block;
    ${display(8, 0.78)}
  }
`;

/** The field of a game that cannot be played. */
const Field = styled.div`
  display: flex;
  width: 100%;
  border: 2px solid ${color.ink};
  input {
    flex: 1;
    min-width: 0;
    height: ${fluid(48, 56)};
    padding: 0 ${fluid(14, 18)};
    border: 0;
    background: ${color.sunk};
    color: ${color.quiet};
    font: 500 19px/1 ${font.text};
    opacity: 1;
  }
  input::placeholder {
    color: ${color.quiet};
    opacity: 1;
  }
  button {
    padding: 0 clamp(18px, 2vw, ${space[5]});
    border: 0;
    background: ${color.quiet};
    color: ${color.paper};
    ${capitals(5)}
  }
  input,
  button {
    cursor: not-allowed;
  }
`;
