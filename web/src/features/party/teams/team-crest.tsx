import type { PartyTeam } from '@craque/common/domain/party/party.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';

type Kit = { ground: string; ink: string; mark: string };

const [dark, light] = ['#10151b', '#fff'];

/** Colours alone would be the same to some eyes: each has a mark with an outline of its own. */
const kits: Readonly<Record<PartyTeam, Kit>> = {
  bolts: {
    ...{ ground: '#ffd84d', ink: dark },
    mark: 'M14.6 3.6L6.2 12.8h4.6l-1.6 7.4 8.6-10.2h-4.9z',
  },
  stars: {
    ...{ ground: '#1c5fd6', ink: light },
    mark: 'M12.0 3.8L13.9 8.9L19.2 9.1L15.0 12.4L16.5 17.5L12.0 14.6L7.5 17.5L9.0 12.4L4.8 9.1L10.1 8.9z',
  },
  hearts: {
    ...{ ground: '#c8201a', ink: light },
    mark: 'M12 18.6C7.2 15 4.9 12.5 4.9 9.5A3.7 3.7 0 0 1 12 7.9a3.7 3.7 0 0 1 7.1 1.6c0 3-2.3 5.5-7.1 9.1z',
  },
  clovers: {
    ...{ ground: '#0f7a43', ink: light },
    mark: 'M12 3.9a3.3 3.3 0 0 1 3 4.7 3.3 3.3 0 1 1-1.8 5.6l1.2 4.6H9.6l1.2-4.6A3.3 3.3 0 1 1 9 8.6a3.3 3.3 0 0 1 3-4.7z',
  },
};

export const teamColor = (team: PartyTeam): string => kits[team].ground;

const shield = 'M2.2 1.2h19.6v11.6c0 5.2-4.2 8.2-9.8 10.2C6.4 21 2.2 18 2.2 12.8z';

type TeamCrestProps = {
  team: PartyTeam;
  /** Its name stands nowhere beside it. */
  alone?: boolean;
};

/** The crest of a team, a little higher than the text around it. */
export function TeamCrest({ team, alone }: TeamCrestProps) {
  const { t } = useTranslation();
  const { ground, ink, mark } = kits[team];
  const named = alone && { role: 'img', 'aria-label': t(`party.teams.${team}`) };
  return (
    <Crest viewBox="0 0 24 24" data-team={team} {...(named || { 'aria-hidden': true })}>
      <path d={shield} fill={ground} stroke={dark} strokeWidth="1.6" strokeLinejoin="round" />
      <path d={mark} fill={ink} />
    </Crest>
  );
}

const Crest = styled.svg`
  display: inline-block;
  flex: none;
  width: 1.1em;
  height: 1.1em;
  vertical-align: -0.2em;
`;
