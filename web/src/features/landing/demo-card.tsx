import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Floor } from '../../ui/album/floor.tsx';
import { caption, color, font, media, shadow, slip, space } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { StickerArt } from './sticker-art.tsx';

const masked = ['country', 'team', 'age', 'sport'] as const;
/** Medium. */
const attempts = [1, 2, 3, 4, 5];

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
        <p>{t('game.attempt', { k: 1, total: attempts.length })}</p>
        <Slots aria-hidden="true">
          {attempts.map((k) => (
            <i key={k} data-now={k === 1 || undefined} />
          ))}
        </Slots>
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
  gap: ${space[5]};
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
    grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr);
    align-items: center;
    gap: ${space[4]};
    padding: ${space[5]} ${space[4]};
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
    padding: ${space[2]} ${space[3]};
  }
  div + div {
    border-left: 1px dashed ${color.rule};
  }
  dt {
    ${caption(13)}
  }
  dd {
    margin: 0;
    color: ${color.quiet};
    font: 900 24px/1.1 ${font.display};
    letter-spacing: 0.1em;
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
  justify-items: start;
  padding: clamp(${space[5]}, 5vw, ${space[8]});
  background: linear-gradient(90deg, var(--sheet-shade), transparent 36px) ${color.paper};
  small {
    ${caption(15)}
  }
  h2 {
    margin: ${space[1]} 0 ${space[4]};
    font: 900 clamp(52px, 6vw, 84px) / 0.95 ${font.display};
  }
  p {
    margin: 0;
    font: 900 28px/1 ${font.display};
    text-transform: uppercase;
  }
`;

const Slots = styled.div`
  display: flex;
  gap: ${space[2]};
  margin: ${space[3]} 0 ${space[5]};
  i {
    width: 28px;
    height: 38px;
    border: 2px dashed ${color.rule};
    border-radius: 4px;
  }
  i[data-now] {
    border: 3px solid ${color.ink};
  }
`;

const Field = styled.div`
  display: flex;
  width: 100%;
  max-width: 480px;
  border: 2px solid ${color.quiet};
  input {
    flex: 1;
    min-width: 0;
    height: 56px;
    padding: 0 ${space[4]};
    border: 0;
    background: ${color.sunk};
    color: ${color.quiet};
    font: 500 18px/1.2 ${font.text};
    opacity: 1;
  }
  input::placeholder {
    color: ${color.quiet};
    opacity: 1;
  }
  button {
    padding: 0 clamp(${space[4]}, 2vw, ${space[5]});
    border: 0;
    background: ${color.quiet};
    color: ${color.paper};
    font: 900 22px/1 ${font.display};
    text-transform: uppercase;
  }
  input,
  button {
    cursor: not-allowed;
  }
`;
