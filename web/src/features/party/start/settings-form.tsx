import { partyRounds, partySeconds, teamNumbers } from '@craque/common/domain/party/party.ts';
import {
  difficulties,
  type Difficulty,
  type League,
  leaguesOf,
  type Sport,
  sports,
} from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { isClosed, type ListedLeagues, useLeagues } from '../../../lib/leagues.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { gapOf, line, Row, Stack } from '../../../ui/layout.ts';
import { color, space } from '../../../ui/tokens.ts';
import { capitals, Text, words } from '../../../ui/type.ts';

export type Wishes = {
  rounds: number;
  seconds: number | null;
  difficulty: Difficulty;
  /** Null if everybody plays for themselves. */
  teams: number | null;
  /** Undefined for all that are open. */
  leagues: readonly League[] | undefined;
};

export const usualWishes: Wishes = {
  ...{ rounds: partyRounds.usual, seconds: partySeconds.usual },
  ...{ difficulty: 'easy', teams: null, leagues: undefined },
};

const { least, usual, most } = partyRounds;
const roundChoices = [least, usual, 10, most];
const { least: short, usual: normal, most: long } = partySeconds;
const timeChoices = [short, normal, 90, long];
const untimed = 'untimed';
const { least: few, most: many } = teamNumbers;
const teamChoices = Array.from({ length: many - few + 1 }, (_, more) => few + more);
const none = 'none';

type SettingsFormProps = { wishes: Wishes; onChange: (change: Partial<Wishes>) => void };

/** What a party plays, each choice in a line. */
export function SettingsForm({ wishes, onChange }: SettingsFormProps) {
  const { t } = useTranslation();
  const { rounds, seconds, difficulty, teams } = wishes;
  const times = timeChoices.map((each) => ({
    value: `${each}`,
    label: t('party.settings.seconds', { seconds: each }),
  }));
  return (
    <Stack $gap={4}>
      <Choice
        legend={t('party.settings.rounds')}
        options={roundChoices.map((each) => ({ value: `${each}`, label: `${each}` }))}
        value={`${rounds}`}
        onChoose={(value) => onChange({ rounds: Number(value) })}
      />
      <Choice
        legend={t('party.settings.time')}
        options={[...times, { value: untimed, label: t('party.settings.untimed') }]}
        value={seconds === null ? untimed : `${seconds}`}
        onChoose={(value) => onChange({ seconds: value === untimed ? null : Number(value) })}
      />
      <Choice
        legend={t('game.level')}
        options={difficulties.map((each) => ({ value: each, label: t(`levels.${each}`) }))}
        value={difficulty}
        onChoose={(value) => onChange({ difficulty: value })}
      />
      <Choice
        legend={t('party.teams.title')}
        options={[
          { value: none, label: t('party.teams.none') },
          ...teamChoices.map((each) => ({ value: `${each}`, label: `${each}` })),
        ]}
        value={teams === null ? none : `${teams}`}
        onChoose={(value) => onChange({ teams: value === none ? null : Number(value) })}
      />
      <Leagues {...{ wishes, onChange }} />
    </Stack>
  );
}

type ChoiceProps<V extends string> = {
  legend: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChoose: (value: V) => void;
};

function Choice<V extends string>(props: ChoiceProps<V>) {
  return (
    <Stack $gap={1}>
      <Text aria-hidden="true" $step={2} $weight={700}>
        {props.legend}
      </Text>
      <Segments {...props} />
    </Stack>
  );
}

const openOf = (sport: Sport, listed: ListedLeagues) =>
  leaguesOf[sport].filter((league) => !isClosed(league, listed));

/** The sports as tiles, and their leagues below for who wants to choose among them. */
function Leagues({ wishes, onChange }: SettingsFormProps) {
  const { t } = useTranslation();
  const listed = useLeagues(true);
  const all = sports.flatMap((sport) => openOf(sport, listed));
  const chosen = new Set(wishes.leagues ?? all);
  const set = (wanted: readonly League[], on: boolean) => {
    const next = all.filter((each) => (wanted.includes(each) ? on : chosen.has(each)));
    // Something has to be played.
    if (next.length > 0) onChange({ leagues: next.length === all.length ? undefined : next });
  };
  return (
    <Stack as="fieldset" $gap={2}>
      <Text as="legend" $step={2} $weight={700} style={{ padding: 0 }}>
        {t('party.settings.who')}
      </Text>
      <Row $gap={2}>
        {sports.map((sport) => {
          const own = openOf(sport, listed);
          const isOn = own.some((each) => chosen.has(each));
          return (
            <Tile key={sport} type="button" aria-pressed={isOn} onClick={() => set(own, !isOn)}>
              <Icon name={sport} size={22} />
              {t(`sports.${sport}`)}
            </Tile>
          );
        })}
      </Row>
      <LeagueList>
        <summary>{t('party.settings.leagues')}</summary>
        {all.map((league) => (
          <Text as="label" key={league}>
            <input
              type="checkbox"
              checked={chosen.has(league)}
              onChange={({ target }) => set([league], target.checked)}
            />
            {leagueName(t, league)}
          </Text>
        ))}
      </LeagueList>
    </Stack>
  );
}

const Tile = styled.button`
  ${line(2)}
  min-height: 48px;
  padding: 0 ${gapOf(3)};
  border: 2px solid ${color.ink};
  background: ${color.field};
  color: ${color.ink};
  ${capitals(4)}
  cursor: pointer;
  &[aria-pressed='true'] {
    background: ${color.ink};
    color: ${color.paper};
  }
`;

/** What few want to choose, closed at first. */
export const Details = styled.details`
  summary {
    ${words(3, 600)}
    width: fit-content;
    padding: ${space[3]} 0;
    cursor: pointer;
  }
`;

const LeagueList = styled(Details)`
  label {
    ${line(3)}
    min-height: 44px;
    cursor: pointer;
  }
  input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${color.ink};
  }
`;
