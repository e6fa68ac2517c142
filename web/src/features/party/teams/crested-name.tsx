import type { PartyTeam } from '@craque/common/domain/party/party.ts';
import { TeamCrest } from './team-crest.tsx';

type CrestedNameProps = { name: string; team: PartyTeam | undefined };

/** Somebody's name behind the crest of their team, if they have one. */
export const CrestedName = ({ name, team }: CrestedNameProps) => (
  <>
    {team && (
      <>
        <TeamCrest team={team} alone />{' '}
      </>
    )}
    {name}
  </>
);
