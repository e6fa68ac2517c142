import { readWeeklySet, type WeeklySetView } from '@craque/common/contracts/album.ts';
import { setSize } from '@craque/common/domain/record/album.ts';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { foilPage } from '../../../ui/album/foil-page.ts';
import { goldLeaf } from '../../../ui/album/gold-leaf.ts';
import { Blank } from '../../../ui/blank.tsx';
import { focusHeading, type ViewMoves } from '../../../ui/focus-heading.ts';
import { Button } from '../../../ui/form/button.tsx';
import { LoadFailure, LoadingNote } from '../../../ui/form/load-failure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { Row, Stack } from '../../../ui/layout.ts';
import { color, media, space } from '../../../ui/tokens.ts';
import { Display, heading, size, Text } from '../../../ui/type.ts';
import { useProfileTexts } from '../profile-texts.ts';
import { usePart } from '../use-part.ts';
import { EmptyPlace, FilledPlace } from './album-place.tsx';
import { AlbumStickerDialog, PlaceGrid } from './album-places.tsx';
import { useGameStart } from './use-game-start.ts';

const blank = Array.from({ length: setSize }, (_, at) => ({ place: at + 1, sticker: null }));

/** The set of the week on a page of its own, with a foil border once it is full. */
export function AlbumSetView({ moved, onMove }: ViewMoves) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, data, refresh } = usePart(readWeeklySet, { query: { language } });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'ready') focusHeading(title.current, moved);
  }, [state, moved]);
  const retry = () => {
    onMove();
    void refresh();
  };
  if (state === 'failed') return <LoadFailure onRetry={retry} />;
  const isFull = data !== undefined && data.collected === data.places.length;
  return (
    <Stack $gap={5}>
      {state === 'loading' && <LoadingNote />}
      <Page data-full={isFull || undefined} aria-labelledby="set-title">
        <Row $apart $align="end">
          <div>
            <small>{t('album.set.title')}</small>
            <h2 id="set-title" ref={title} tabIndex={-1}>
              {data?.title ?? <Blank $width="10ch" />}
            </h2>
          </div>
          {isFull ? (
            <Medal>
              <Icon name="medal" size={26} /> {t('album.set.full')}
            </Medal>
          ) : (
            <Progress as="p" $step={7}>
              {data ? (
                t('album.progress', { collected: data.collected, athletes: setSize })
              ) : (
                <Blank $width="9ch" />
              )}
            </Progress>
          )}
        </Row>
        {!isFull && <Play disabled={!data} />}
        <SetPlaces places={data?.places} />
      </Page>
      <Below set={data} />
    </Stack>
  );
}

function SetPlaces({ places }: { places: WeeklySetView['places'] | undefined }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<number>();
  const sticker = places?.find(({ place }) => place === opened)?.sticker;
  return (
    <>
      <PlaceGrid aria-label={t('album.set.places')} aria-hidden={!places || undefined}>
        {(places ?? blank).map(({ place, sticker: held }) =>
          held ? (
            <FilledPlace key={place} sticker={{ ...held, place }} onOpen={() => setOpened(place)} />
          ) : (
            <EmptyPlace key={place} place={places && place} sign="medal" />
          ),
        )}
      </PlaceGrid>
      {sticker && (
        <AlbumStickerDialog
          album={sticker}
          sticker={sticker}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function Play({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation();
  const { busy, run } = useGameStart({ set: true }, t('album.set.failed'));
  return (
    <Row $gap={3} $top={3}>
      <Button busy={busy} disabled={disabled} onClick={run}>
        {t('album.set.play')}
      </Button>
      <Rule $step={1} $quiet>
        {t('album.set.rule')}
      </Rule>
    </Row>
  );
}

function Below({ set }: { set: WeeklySetView | undefined }) {
  const { t } = useTranslation();
  const { date } = useProfileTexts();
  return (
    <Stack $gap={2} $align="start">
      <Text>{t('album.set.lead')}</Text>
      <Text $step={2} $quiet>
        {set ? t('album.set.next', { when: date(set.endsAt) ?? '' }) : <Blank $width="16ch" />}
      </Text>
    </Stack>
  );
}

const Page = styled.section`
  ${foilPage}
  container-type: inline-size;
  padding: ${space[5]};
  small {
    color: ${color.quiet};
    font-size: ${size(2)};
    font-weight: 700;
  }
  h2 {
    ${heading(7, 0.95)}
    color: #ffe08a;
    scroll-margin-top: 80px;
    &:focus {
      outline: none;
    }
  }
  ol {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-block: ${space[4]} 0;
    gap: ${space[3]};
  }
  @container (min-width: 520px) {
    ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  li small {
    font-size: inherit;
    font-weight: 500;
  }
  li span {
    color: ${color.onPage};
  }
  @container (min-width: 700px) {
    ol {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      column-gap: ${space[4]};
    }
  }
  ${media.mobile} {
    margin-inline: -${space[2]};
    padding: ${space[4]} ${space[3]};
  }
  ${media.forced} {
    h2 {
      color: CanvasText;
    }
  }
`;

/** Beside the button, or below it. */
const Rule = styled(Text)`
  flex: 1 1 24ch;
`;

/** As wide as the numbers that come. */
const Progress = styled(Display)`
  min-width: 9ch;
  ${media.tabletUp} {
    text-align: end;
  }
`;

const Medal = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  margin: 0;
  padding: ${space[1]} ${space[3]};
  border-radius: 3px;
  background: ${goldLeaf};
  color: ${color.print};
  font-weight: 800;
`;
