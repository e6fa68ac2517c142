import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { AttemptSlots } from '../../play/guess/attempt-slots.tsx';
import { withName } from '../../play/guess/brought-name.ts';
import { clueRows } from '../../play/sticker/clue-rows.ts';
import { FactSlip } from '../../ui/album/fact-slip.tsx';
import { Floor } from '../../ui/album/floor.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';
import { gapOf, Row, Stack } from '../../ui/layout.ts';
import { StickerArt } from '../../ui/sticker-art/sticker-art.tsx';
import { center, color, media, onGround, shadow, space } from '../../ui/tokens.ts';
import { Display, Heading, Text, fluid } from '../../ui/type.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** What the first guess of any game is worth. */
const maxScore = 100;

/** A game as it begins; the name that is typed here waits in the field of a real one. */
export function DemoCard() {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleId = useId();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const play = (event: FormEvent) => {
    event.preventDefault();
    void navigate('/', { state: withName(name) });
  };
  const hidden = (
    <>
      <span aria-hidden="true">???</span>
      <VisuallyHidden>{t('landing.demo.masked')}</VisuallyHidden>
    </>
  );
  return (
    <Album aria-labelledby={titleId} role="group">
      <Page data-sport="soccer">
        <Floor sport="soccer" />
        <StickerArt picture="step0" />
        <FactSlip
          facts={clueRows(t, language, { sport: 'soccer' }).map(({ label }) => [label, hidden])}
        />
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
          <div>
            <Heading as="p">{t('game.attempt', { k: 1, total: 5 })}</Heading>
            <AttemptSlots slots={['now', 'left', 'left', 'left', 'left']} />
          </div>
          <Stack $gap={0} $align="end">
            <Text $weight={600} $quiet>
              {t('game.worth')}
            </Text>
            <Display $step={8}>{maxScore}</Display>
          </Stack>
        </Row>
        <form onSubmit={play} noValidate>
          <TextField
            hideLabel
            label={t('landing.demo.guess')}
            placeholder={t('landing.demo.guess')}
            value={name}
            onChange={setName}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            slot={<Button type="submit">{t('landing.demo.submit')}</Button>}
          />
        </form>
      </Sheet>
    </Album>
  );
}

/** Overlaps the band before it, like an object on the page. */
const Album = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  width: min(1080px, 100% - 2 * ${space[4]});
  margin: calc(-1 * ${fluid(24, 96)}) auto 0;
  box-shadow: ${shadow.lifted};
  ${media.tabletUp} {
    grid-template-columns: 46% minmax(0, 1fr);
  }
`;

const Page = styled.div`
  ${onGround}
  ${center}
  align-content: center;
  gap: ${gapOf(5)};
  padding: ${gapOf(5)};
  background: radial-gradient(closest-side, ${color.glow}, transparent) ${color.page};
  > div {
    width: min(230px, 100%);
    rotate: -3deg;
  }
  ${media.mobile} {
    grid-template-columns: clamp(124px, 39vw, 190px) minmax(0, 1fr);
    > dl {
      justify-self: stretch;
    }
  }
`;

const Sheet = styled(Stack)`
  align-content: center;
  padding: ${fluid(16, 60)};
  background: linear-gradient(90deg, var(--sheet-shade), transparent 36px) ${color.paper};
`;
