import type { PartyState } from '@craque/common/contracts/party-view.ts';
import type { PartyTeam } from '@craque/common/domain/party/party.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { SettingsTiles } from '../../../ui/form/tiles.tsx';
import { size } from '../../../ui/type.ts';
import { usePartyAction } from '../state/use-party-action.ts';
import { TeamCrest } from './team-crest.tsx';

export type TeamChoiceProps = {
  legend: string;
  state: PartyState;
  own: PartyTeam | undefined;
  choose: (team: PartyTeam) => Promise<void>;
};

/** A tile for each team of the room, with how many it has. */
export function TeamChoice({ legend, state, own, choose }: TeamChoiceProps) {
  const { t } = useTranslation();
  /** Shown at once, until the room says so, or the server refuses. */
  const [wish, setWish] = useState<PartyTeam>();
  const { run } = usePartyAction(async (team: PartyTeam) => {
    setWish(team);
    try {
      await choose(team);
    } finally {
      setWish(undefined);
    }
  });
  const { teams = [] } = state;
  const tiles = teams.map(({ team, size: count }) => ({
    ...{ value: team, label: t(`party.teams.${team}`) },
    sign: <TeamCrest team={team} />,
    note: t('party.teams.size', { count }),
  }));
  return (
    <Crests>
      <SettingsTiles<PartyTeam | ''>
        columns={2}
        {...{ legend, tiles, value: wish ?? own ?? '' }}
        onChange={(team) => team !== '' && run(team)}
      />
    </Crests>
  );
}

const Crests = styled.div`
  svg[data-team] {
    font-size: ${size(8)};
  }
`;
