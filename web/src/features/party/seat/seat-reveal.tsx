import type { GameView } from '@craque/common/contracts/games.ts';
import type { PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { wordedPart } from '../../../ui/lazy-part.tsx';
import { GuessRows } from '../../../play/guess/guess-rows.tsx';
import { Row, Stack } from '../../../ui/layout.ts';
import { color } from '../../../ui/tokens.ts';
import { Display, Text } from '../../../ui/type.ts';
import { endOf, type OwnSeat } from '../state/party-views.ts';
import type { Party } from '../state/party-store.ts';
import { useSecondsTo } from '../state/use-party-clock.ts';
import { OwnTeam } from '../teams/own-team.tsx';
import { PhaseHeading } from './phase-heading.tsx';
import { firstText, isScored, movedText, placeText, roundText } from './party-texts.ts';
import { Gained } from './seat-round.tsx';
import { pointsText, useWords } from '../state/use-words.ts';

const PhotoCredit = wordedPart(
  async () => (await import('../../../play/end/photo-credit.tsx')).PhotoCredit,
);

type T = ReturnType<typeof useTranslation>['t'];

export type SeatRevealProps = {
  party: Party;
  view: PartyView;
  seat: OwnSeat | undefined;
  game: GameView;
};

/** The answer: who it was, who was first, and what it has brought oneself. */
export function SeatReveal({ party, view, seat, game }: SeatRevealProps) {
  const { t } = useTranslation();
  const { state } = view;
  const seconds = useSecondsTo(party, endOf(state));
  return (
    <Stack $gap={4}>
      <PhaseHeading above={roundText(t, state)}>{state.round?.answer?.athleteName}</PhaseHeading>
      <Text $step={4}>{firstText(t, state, seat?.seat)}</Text>
      {seat && isScored(view) && <Own {...{ seat, state }} />}
      {game.guesses.length > 0 && <GuessRows game={game} />}
      {game.photoCredit && <PhotoCredit game={game} />}
      {seconds !== undefined && <Text $quiet>{nextText(t, state, seconds)}</Text>}
    </Stack>
  );
}

const nextText = (t: T, { round, settings }: PartyState, seconds: number) =>
  t(round?.index === settings.rounds ? 'party.reveal.podium' : 'party.reveal.next', { seconds });

function Own({ seat, state }: { seat: OwnSeat; state: PartyState }) {
  const words = useWords();
  const { t } = words;
  const { row } = seat;
  const moved = row && movedText(t, state, row.moved);
  return (
    <Row $gap={5} $align="baseline">
      <Gained seat={seat} />
      {row && (
        <Stack $gap={1}>
          <Display $step={5}>{placeText(t, row.place, state.seats)}</Display>
          <Moved data-up={row.moved > 0 || undefined}>
            {moved && `${moved} · `}
            {pointsText(words, row.points)}
          </Moved>
          <OwnTeam {...{ seat, state }} />
        </Stack>
      )}
    </Row>
  );
}

const Moved = styled(Text).attrs({ $step: 2, $weight: 700 })`
  color: ${color.quiet};
  &[data-up] {
    color: ${color.veryClose};
  }
`;
