import { removePartySeat, renamePartySeat } from '@craque/common/contracts/party.ts';
import type { PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import { type ComponentProps, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { List, Row, Stack } from '../../../ui/layout.ts';
import { space } from '../../../ui/tokens.ts';
import { Heading, Text } from '../../../ui/type.ts';
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts';
import { NameForm } from '../names/name-form.tsx';
import { TeamChoice } from '../teams/team-choice.tsx';
import { CrestedName } from '../teams/crested-name.tsx';
import type { Party } from '../state/party-store.ts';
import { usePartyAction } from '../state/use-party-action.ts';

type People = NonNullable<PartyView['host']>['people'];
type Person = People[number];
type HostPeopleProps = { party: Party; state: PartyState; people: People };

/** Everybody in the room: the host may give another name or team, or take somebody out. */
export function HostPeople({ party, state, people }: HostPeopleProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(heading, people.length);
  if (people.length === 0) return null;
  return (
    <Stack $gap={2} $top={3}>
      <Heading as="h3" ref={heading} tabIndex={-1} $step={4}>
        {t('party.host.people')}
      </Heading>
      <List $ruled>
        {people.map((person) => (
          <li key={person.seat}>
            <PersonLine {...{ party, state, person }} />
          </li>
        ))}
      </List>
      {state.phase === 'lobby' && <AwayPeople {...{ party, people }} />}
    </Stack>
  );
}

/** Seats of phones that have gone, or never were any, out in one go. */
function AwayPeople({ party, people }: Pick<HostPeopleProps, 'party' | 'people'>) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const away = people.filter(({ here, stays }) => !here && !stays);
  const { busy, run } = usePartyAction(async () => {
    for (const { seat } of away) await party.act(removePartySeat, { seat });
    setAsked(false);
  });
  if (away.length < 2 && !isAsked) return null;
  return (
    <Row>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t('party.host.removeAway')}
      </Button>
      {isAsked && (
        <RemoveDialog
          title={t('party.host.removeAway')}
          description={t('party.host.removeAwayText')}
          busy={busy}
          onConfirm={run}
          onCancel={() => setAsked(false)}
        />
      )}
    </Row>
  );
}

type PersonLineProps = { party: Party; state: PartyState; person: Person };

function PersonLine({ party, state, person }: PersonLineProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'rename' | 'team' | 'remove'>();
  const { seat, name, team, here, stays } = person;
  const toggle = (part: 'rename' | 'team') => setOpen(open === part ? undefined : part);
  const { busy, run: remove } = usePartyAction(async () => {
    await party.act(removePartySeat, { seat });
    setOpen(undefined);
  });
  return (
    <Line>
      <Row $apart $gap={2}>
        <Text $weight={700}>
          <CrestedName {...{ name, team }} />
          {!here && <Text as="small" $quiet>{` · ${t('party.host.asleep')}`}</Text>}
        </Text>
        <Row $gap={4}>
          <Button
            variant="quiet"
            aria-expanded={open === 'rename'}
            aria-label={t('party.host.renameOf', { name })}
            onClick={() => toggle('rename')}
          >
            {t('party.host.rename')}
          </Button>
          {team && state.phase === 'lobby' && (
            <Button
              variant="quiet"
              aria-expanded={open === 'team'}
              aria-label={t('party.teams.of', { name })}
              onClick={() => toggle('team')}
            >
              {t('party.teams.one')}
            </Button>
          )}
          {!stays && (
            <Button
              variant="quiet"
              aria-label={t('party.host.removeOf', { name })}
              onClick={() => setOpen('remove')}
            >
              {t('party.host.remove')}
            </Button>
          )}
        </Row>
      </Row>
      {open === 'rename' && (
        <NameForm
          label={t('party.host.newName')}
          first={name}
          action={t('party.seat.keep')}
          act={async (next) => {
            if (next !== '') await party.act(renamePartySeat, { seat, name: next });
            setOpen(undefined);
          }}
        />
      )}
      {open === 'team' && (
        <TeamChoice
          legend={t('party.teams.of', { name })}
          {...{ state, own: team }}
          choose={(next) => party.act(renamePartySeat, { seat, team: next })}
        />
      )}
      {open === 'remove' && (
        <RemoveDialog
          title={t('party.host.removeOf', { name })}
          description={t('party.host.removeText')}
          busy={busy}
          onConfirm={remove}
          onCancel={() => setOpen(undefined)}
        />
      )}
    </Line>
  );
}

type Removal = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'description' | 'busy' | 'onConfirm' | 'onCancel'
>;

function RemoveDialog(removal: Removal) {
  const { t } = useTranslation();
  const [confirmLabel, cancelLabel] = [t('party.host.remove'), t('party.host.keep')];
  return <ConfirmDialog grave {...{ confirmLabel, cancelLabel, ...removal }} />;
}

const Line = styled.div`
  padding: ${space[1]} 0;
`;
