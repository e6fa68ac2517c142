import type { GameView } from '@craque/common/contracts/games.ts';
import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { AttemptSlots, slotsOf } from '../../../play/guess/attempt-slots.tsx';
import { GuessForm } from '../../../play/guess/guess-form.tsx';
import { GuessRows } from '../../../play/guess/guess-rows.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { Row, Stack } from '../../../ui/layout.ts';
import { useKeyboardMark } from '../../../ui/low-height.ts';
import { color } from '../../../ui/tokens.ts';
import { Display, Text } from '../../../ui/type.ts';
import { useMobile } from '../../../ui/use-media.ts';
import { endOf, type OwnSeat } from '../state/party-views.ts';
import type { Party } from '../state/party-store.ts';
import { useSecondsTo } from '../state/use-party-clock.ts';
import { leagueText, roundText } from './party-texts.ts';
import { NameToCome } from './name-to-come.tsx';
import { PhaseHeading } from './phase-heading.tsx';
import { SeatClock } from './seat-clock.tsx';
import { usePartyGuess } from './use-party-guess.ts';

export type SeatRoundProps = {
  party: Party;
  view: PartyView;
  /** Undefined for who only looks on. */
  seat: OwnSeat | undefined;
  game: GameView;
};

/** The sheet of a running round: the clock, one's own guesses, and what has come of them. */
export function SeatRound({ party, view, seat, game }: SeatRoundProps) {
  const { t } = useTranslation();
  const { state } = view;
  const seconds = useSecondsTo(party, endOf(state));
  const above = [roundText(t, state), leagueText(t, state)].join(' · ');
  const plays = seat?.plays === true;
  const isOpen = plays && !seat.done && seconds !== 0;
  useKeyboardMark();
  return (
    <Stack $gap={3}>
      <Row $oneLine $apart $align="end" $gap={4}>
        <Stack $gap={0}>
          {/* The field takes the focus along when it goes. */}
          <PhaseHeading key={`${isOpen}`} above={above}>
            {titleOf(t, seat, seconds)}
          </PhaseHeading>
          {plays && <AttemptSlots slots={slotsOf(game)} />}
        </Stack>
        <SeatClock seconds={seconds} />
      </Row>
      {seat && !plays && <Text>{t('party.round.nextText')}</Text>}
      <NameToCome seat={seat} />
      {!seat && <DoneCount state={state} />}
      {isOpen && <Field {...{ party, game }} />}
      {plays && seat.done && <Done {...{ view, seat }} />}
      {plays && game.guesses.length > 0 && <GuessRows game={game} />}
    </Stack>
  );
}

type T = ReturnType<typeof useTranslation>['t'];

function titleOf(t: T, seat: OwnSeat | undefined, seconds: number | undefined): string {
  if (seat?.solved) return t('party.round.solved');
  if (seat?.plays && seat.done) return t('party.round.out');
  if (seconds === 0) return t('party.round.over');
  if (!seat) return t('party.round.looking');
  if (!seat.plays) return t('party.round.next');
  const total = seat.guesses.length + seat.left;
  return t('game.attempt', { k: seat.guesses.length + 1, total });
}

function Field({ party, game }: Pick<SeatRoundProps, 'party' | 'game'>) {
  const form = usePartyGuess(party, game);
  const mobile = useMobile();
  // On a phone the keyboard would cover the sticker that has just come.
  return <GuessForm key={game.id} {...form} active takesFocus={!mobile} />;
}

function Done({ view, seat }: { view: PartyView; seat: OwnSeat }) {
  // What is told of the others may be older than one's own guess.
  const done = Math.max(1, view.state.done);
  return (
    <Row $apart $gap={4}>
      {seat.roundPoints !== null && <Gained seat={seat} />}
      <DoneCount state={{ ...view.state, done }} />
    </Row>
  );
}

/** Told to phones now and then. */
function DoneCount({ state: { done, seats } }: { state: PartyView['state'] }) {
  const { t } = useTranslation();
  return <Text $step={4}>{t('party.round.waiting', { count: done, seats })}</Text>;
}

/** What the round has brought oneself. */
export function Gained({ seat }: { seat: OwnSeat }) {
  const points = (seat.roundPoints ?? 0).toLocaleString(useLanguage());
  return <Points data-solved={seat.solved || undefined}>+{points}</Points>;
}

const Points = styled(Display).attrs({ $step: 8 })`
  &[data-solved] {
    color: ${color.veryClose};
  }
`;
