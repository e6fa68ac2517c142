import { useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { useSession } from '../../lib/session-store.ts';
import { leagueName } from '../../lib/league-name.ts';
import { Imprint } from '../../ui/album/imprint.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack, stack } from '../../ui/layout.ts';
import { breakpoint, color, media, row, space } from '../../ui/tokens.ts';
import { fluid, size, Text } from '../../ui/type.ts';
import { useSecretText } from '../../play/challenges/secret-name.ts';
import type { ResultDialogProps } from '../../play/end/own-result.tsx';
import { showStandings } from '../../play/challenges/standings-place.ts';
import { PhotoCredit } from '../../play/end/photo-credit.tsx';
import { ShareButtons } from '../../play/share/share-buttons.tsx';
import { AlbumNews, KeepButton } from '../../play/end/album-news.tsx';
import { FlownSticker, landsAfter } from './flown-sticker.tsx';
import { type Unlocked, UnlockedBadges } from './unlocked-badges.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { ResultScore } from './result-score.tsx';
import { useAftermath } from '../../play/end/use-aftermath.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PicturePreviewProps } from './picture-preview.tsx';

type ResultSheetProps = Omit<ResultDialogProps, 'celebrate'> & {
  unlocked: Unlocked | undefined;
  /** The sticker comes from the page. */
  flies: boolean;
};

export function ResultSheet(props: ResultSheetProps) {
  const { game, unlocked, onClose, onPlayAgain, next, flies } = props;
  const { t } = useTranslation();
  const { challenge, own } = game;
  const session = useSession();
  const isFirst = challenge !== undefined && challenge.winnerId === own?.userId;
  const isRevealed = game.athleteName !== null;
  const name = game.athleteName ?? t('game.unknownAthlete');
  const secret = useSecretText(game);
  const ended = isFirst ? 'challenge.table.first' : game.won ? 'result.won' : 'result.lost';
  const sticker = useAftermath(game).data?.album;
  const caption = sticker?.sticker
    ? `${t('album.number', sticker)}, ${t(`album.rarity.${sticker.sticker.rarity}`)}`
    : t(`sports.${game.sport}`);
  const leadsOn = useRef(false);
  const closeForTable = () => {
    leadsOn.current = true;
    onClose();
  };
  const picture = <FlownSticker game={game} flies={flies} />;
  return (
    <Dialog
      title={name}
      {...(isRevealed && { description: t(ended) })}
      onClose={onClose}
      onClosed={() => leadsOn.current && showStandings()}
      cover={{ sport: game.sport, plain: !game.won, picture, calm: flies, beside: true }}
    >
      <Content $gap={4}>
        <News>
          <AlbumNews game={game} landsAfter={flies ? landsAfter : undefined} />
        </News>
        {!isRevealed && <Text>{secret}</Text>}
        <ResultTabs {...{ game, unlocked, flies }} />
        <Foot>
          {(challenge || next || onPlayAgain || session.state !== 'user') && (
            <Next>
              <KeepButton game={game} />
              {challenge && <Button onClick={closeForTable}>{t('challenge.result.table')}</Button>}
              {next}
              {onPlayAgain && <Button onClick={onPlayAgain}>{t('result.playAgain')}</Button>}
            </Next>
          )}
          <Sharing>
            <ShareButtons game={game} prominent />
            {game.won && <SharePicture game={game} caption={caption} />}
          </Sharing>
        </Foot>
        <PhotoCredit game={game} />
        <Printed>
          <Imprint sport={game.sport}>
            {leagueName(t, game.league)}, {t(`levels.${game.difficulty}`)}
          </Imprint>
        </Printed>
      </Content>
    </Dialog>
  );
}

/** Shorter than the screen of a small phone, from the sticker to the ways to share it. */
const Content = styled(Stack)`
  ${media.short} {
    row-gap: 10px;
    [role='tabpanel'] {
      padding-top: ${space[2]};
    }
  }
`;

/** Directly under the cover, from edge to edge. */
const News = styled.div`
  margin: -${space[3]} -${space[5]} 0;
  &:empty {
    display: none;
  }
  ${media.wide} {
    /* Beside the close button. */
    margin-right: 44px;
  }
  ${media.mobile} {
    margin: -${space[2]} -${space[4]} 0;
    > * {
      min-height: 72px;
    }
  }
`;

/** A phone has the result on one screen. */
const Printed = styled.div`
  ${media.mobile} {
    display: none;
  }
`;

/** Stays in view while the rest scrolls under it. */
const inView = css`
  position: sticky;
  z-index: 1;
  bottom: 0;
  padding-bottom: ${space[2]};
  background: ${color.paper};
  &::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: ${space[4]};
    background: linear-gradient(transparent, ${color.paper});
    pointer-events: none;
  }
`;

/** On a tall phone sharing stays in view, too, instead of being cut at the rim. */
const Foot = styled.div`
  display: contents;
  ${media.mobile} and (min-height: ${breakpoint.tall}px) {
    ${inView}
    ${stack(2)}
    /* Then it is higher than the screen. */
    &:has([aria-expanded='true'], textarea) {
      position: static;
    }
  }
`;

const Next = styled.div`
  ${row}
  gap: ${space[2]};
  > small {
    order: -1;
  }
  > button,
  > a {
    flex: 1 1 auto;
    min-height: 54px;
    padding-inline: ${fluid(8, 24)};
  }
  > [data-main] {
    flex-basis: 100%;
  }
  ${media.tabletUp}, (max-height: ${breakpoint.tall - 0.02}px) {
    ${inView}
  }
  ${media.short} {
    padding-bottom: 0;
    > button,
    > a {
      min-height: 50px;
    }
    /* Side by side. */
    &:has(> button ~ button) > button {
      font-size: ${size(4)};
    }
  }
`;

const Sharing = styled.div`
  ${row}
  gap: 0 ${space[5]};
  > button:first-child {
    flex: 1 0 auto;
  }
  ${media.mobile} {
    display: grid;
    grid-template-columns: repeat(2, auto);
    justify-content: space-between;
    column-gap: ${space[3]};
    &:has(> button:nth-of-type(3)) {
      grid-template-columns: repeat(3, auto);
    }
    > button {
      min-height: 44px;
      padding: 0;
      font-size: ${size(2)};
      line-height: 1.15;
      svg {
        display: none;
      }
    }
    > button:first-child {
      padding-inline: ${space[2]};
    }
    > button:nth-of-type(3) {
      min-width: 88px;
    }
    > :not(button) {
      grid-column: 1 / -1;
    }
  }
`;

const DetailsTab = lazyPart(async () => (await import('./athlete-details-panel.tsx')).DetailsTab);

/** Score and Athlete Details, on Score each time it opens; nothing to open without the name. */
function ResultTabs({
  game,
  unlocked,
  flies,
}: Pick<ResultSheetProps, 'game' | 'unlocked' | 'flies'>) {
  const { t } = useTranslation();
  const [tab, setTab] = useState('score');
  const [lands, setLands] = useState(flies);
  const score = (
    <ResultScore game={game} lands={lands}>
      <UnlockedBadges unlocked={unlocked} lands={lands} />
    </ResultScore>
  );
  if (game.athleteName === null) return score;
  return (
    <Tabs
      label={t('result.tabs')}
      value={tab}
      onChange={(next) => {
        setTab(next);
        // They have landed, and do not land again.
        setLands(false);
      }}
      tabs={[
        { value: 'score', label: t('result.score'), content: score },
        {
          value: 'details',
          label: t('result.details'),
          content: <DetailsTab game={game} fallback={<Waiting />} />,
        },
      ]}
    />
  );
}

const PicturePreview = lazyPart(async () => (await import('./picture-preview.tsx')).PicturePreview);

function SharePicture({ game, caption }: PicturePreviewProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={game.sport} size={20} />
        {t('share.picture')}
      </Button>
      {open && <PicturePreview game={game} caption={caption} />}
    </>
  );
}
