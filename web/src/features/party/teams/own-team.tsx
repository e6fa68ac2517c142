import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { Row } from '../../../ui/layout.ts';
import { Text } from '../../../ui/type.ts';
import type { OwnSeat } from '../state/party-views.ts';
import { TeamCrest } from './team-crest.tsx';
import { ownTeam, teamPlaceText } from './team-texts.ts';
import { pointsText, useWords } from '../state/use-words.ts';

/** The own team with its place and its points; nothing without one. */
export function OwnTeam({ state, seat }: { state: PartyState; seat: OwnSeat }) {
  const words = useWords();
  const row = ownTeam(state, seat);
  const text = teamPlaceText(words.t, state, seat);
  if (!row || !text) return null;
  return (
    <Row $oneLine $gap={2}>
      <TeamCrest team={row.team} />
      <Text $weight={700}>{`${text} · ${pointsText(words, row.points)}`}</Text>
    </Row>
  );
}
