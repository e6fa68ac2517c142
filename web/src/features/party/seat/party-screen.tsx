import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { Fragment, type ReactNode, useEffect } from 'react';
import { css, styled } from 'styled-components';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { ApiError } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { SoundSwitch } from '../../../play/sound/sound-switch.tsx';
import { AlbumSpread } from '../../../ui/album/album-spread.tsx';
import { SealedPack } from '../../../ui/album/sealed-pack.tsx';
import { SheetText } from '../../../ui/album/sheet-text.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { ButtonLink, gapOf, Row, Stack } from '../../../ui/layout.ts';
import { whenLying } from '../../../ui/low-height.ts';
import { headerHeight, media, space } from '../../../ui/tokens.ts';
import { heading, Marked, Text } from '../../../ui/type.ts';
import { Waiting } from '../../../ui/waiting.tsx';
import { keptParty } from '../state/kept-party.ts';
import { goneFor, seatNow, startOf } from '../state/party-views.ts';
import type { Party } from '../state/party-store.ts';
import { useParty } from '../state/use-party.ts';
import { useSecondsTo } from '../state/use-party-clock.ts';
import { useWakeLock } from '../state/use-wake-lock.ts';
import { HostPanel, PodiumPage, SeatPodium } from './lazy-phases.ts';
import { leagueText, roundText } from './party-texts.ts';
import { NameToCome } from './name-to-come.tsx';
import { PartyVoice } from './party-voice.tsx';
import { PhaseHeading } from './phase-heading.tsx';
import { gameOfRound } from './round-game.ts';
import { AtTheDoor, Door, SeatLobby } from './seat-lobby.tsx';
import { narrow, RoundPage } from './round-page.tsx';
import { SeatReveal } from './seat-reveal.tsx';
import { SeatRound } from './seat-round.tsx';
import { useAtHand } from './use-at-hand.ts';
import { useRevealTouch } from './use-reveal-touch.ts';

/** The room of a code on a phone: a seat, or the host's buttons. */
export function PartyScreen() {
  const { code = '' } = useParams();
  return <Room key={code} code={code.toUpperCase()} />;
}

function Room({ code }: { code: string }) {
  const party = useParty(code, 'seat');
  const view = useStore(party, (shown) => shown.view);
  const refusal = useStore(party, (shown) => shown.refusal);
  const phase = view?.state.phase;
  const isSeated = view?.seat != null;
  useWakeLock(isSeated && phase !== 'over');
  useRevealTouch(view);
  useAtHand(view?.state);
  useEffect(() => {
    // What was read may have been scrolled; a phase begins at its top, and so does the own seat.
    if (phase || isSeated) window.scrollTo(0, 0);
  }, [phase, isSeated]);
  useEffect(() => {
    if (view?.seat ?? view?.host) keptParty.keep(code);
    if (refusal) keptParty.forget(code);
  }, [code, view?.seat, view?.host, refusal]);
  if (refusal) return <Gone refusal={refusal} />;
  if (!view) return <Spread view={undefined} page={null} sheet={<Waiting />} />;
  return (
    <>
      <Phase {...{ party, view }} />
      <PartyVoice {...{ party, view }} />
    </>
  );
}

type SpreadProps = { view: PartyView | undefined; page: ReactNode; sheet: ReactNode };

function Spread({ view, page, sheet }: SpreadProps) {
  const { t } = useTranslation();
  return (
    <>
      <title>{`${t('party.title')} · Craque`}</title>
      <AlbumSpread sport={view?.state.round?.sport ?? 'soccer'} page={page} sheet={sheet} />
    </>
  );
}

function Phase({ party, view }: { party: Party; view: PartyView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const connection = useStore(party, (shown) => shown.connection);
  const { state } = view;
  const { round, phase } = state;
  const picture = t('party.round.picture', { step: round?.clues ?? 0 });
  const game = gameOfRound(view, language, round?.answer?.athleteName ?? picture);
  const isShown = game && round && (phase === 'round' || phase === 'reveal');
  const isEnd = phase === 'podium' || phase === 'over';
  return (
    <Spread
      view={view}
      page={
        isShown ? (
          <RoundPage {...{ party, game, round }} />
        ) : isEnd ? (
          <PodiumPage state={state} />
        ) : (
          <Before {...{ party, view }} />
        )
      }
      sheet={
        <>
          <Line role="status">
            {connection === 'reconnecting' && <Marked>{t('party.reconnecting')}</Marked>}
          </Line>
          <Stack $gap={4} $max={640}>
            <Sheet {...{ party, view, game }} />
            {view.seat && !isEnd && (
              <Row>
                <SoundSwitch />
              </Row>
            )}
            {view.host && <HostPanel {...{ party, view }} />}
            {!view.seat && view.host?.isHost && !isEnd && <Door {...{ party, view }} />}
          </Stack>
        </>
      }
    />
  );
}

type SheetProps = { party: Party; view: PartyView; game: ReturnType<typeof gameOfRound> };

function Sheet({ party, view, game }: SheetProps) {
  const { state } = view;
  const { phase } = state;
  const seat = seatNow(view) ?? undefined;
  if (phase === 'lobby')
    return seat ? <SeatLobby {...{ party, view, seat }} /> : <AtTheDoor {...{ party, view }} />;
  const round =
    game && phase === 'round' ? (
      <SeatRound {...{ party, view, seat, game }} />
    ) : game && phase === 'reveal' ? (
      <SeatReveal {...{ party, view, seat, game }} />
    ) : (
      <GetReady view={view} />
    );
  if (phase === 'podium' || phase === 'over') return <SeatPodium view={view} />;
  return (
    <>
      {/* The title takes the focus of a form that goes with the door or the round before. */}
      <Fragment key={`${state.round?.number}.${seat?.seat}`}>{round}</Fragment>
      {!seat && !view.host?.isHost && <Door {...{ party, view }} />}
    </>
  );
}

/** A sealed pack, which is torn open as the round is counted down. */
function Before({ party, view }: { party: Party; view: PartyView }) {
  const { state } = view;
  const isCounted = state.phase === 'countdown';
  const seconds = useSecondsTo(party, isCounted ? startOf(state) : undefined);
  return (
    <Floor data-stage data-counted={isCounted || undefined}>
      <Code>{state.code}</Code>
      <SealedPack sport={state.round?.sport ?? 'soccer'} count={seconds || undefined} />
    </Floor>
  );
}

function GetReady({ view }: { view: PartyView }) {
  const { t } = useTranslation();
  return (
    <Stack $gap={4}>
      <PhaseHeading above={leagueText(t, view.state)}>{roundText(t, view.state)}</PhaseHeading>
      <Text $step={4}>
        {t(view.state.settings.seconds === null ? 'stage.countdown.untimed' : 'party.round.ready')}
      </Text>
      <NameToCome seat={view.seat} />
    </Stack>
  );
}

/** There is no room of this code for this device. */
function Gone({ refusal }: { refusal: ApiError }) {
  const { t } = useTranslation();
  const why = goneFor(refusal) ?? 'unknown';
  return (
    <Spread
      view={undefined}
      page={null}
      sheet={
        <SheetText>
          <PhaseHeading>{t(`party.gone.${why}.title`)}</PhaseHeading>
          <p>{t(`party.gone.${why}.text`)}</p>
          <ButtonLink to="/party">{t('party.gone.action')}</ButtonLink>
        </SheetText>
      }
    />
  );
}

/** Is there before its text, which is not read otherwise. */
const Line = styled.div`
  &:not(:empty) {
    margin-bottom: ${gapOf(4)};
  }
`;

const besideSheet = `
  position: sticky;
  top: ${headerHeight};
  height: calc(100dvh - ${headerHeight} - ${space[6]});
`;

const Floor = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${gapOf(5)};
  height: 100%;
  > :last-child {
    width: min(62%, 34vh);
  }
  /* Beside a long sheet it stays in sight. */
  ${media.tabletUp} {
    ${besideSheet}
  }
  ${media.mobile} {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding: ${space[2]} 0;
    > :last-child {
      width: 84px;
    }
    &[data-counted] > :last-child {
      width: 150px;
    }
  }
  ${narrow} {
    grid-template-columns: 1fr;
    &[data-counted] > :last-child {
      width: 100px;
    }
  }
  ${whenLying(css`
    ${besideSheet}
    grid-template-columns: 1fr;
    gap: ${space[3]};
    &&& > :last-child {
      width: min(62%, 30vh);
    }
    /* The torn top of the pack needs its place. */
    &[data-counted] > :first-child {
      display: none;
    }
  `)}
`;

const Code = styled.p`
  ${heading(8, 1)}
`;
