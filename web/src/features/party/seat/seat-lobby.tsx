import { takePartySeat } from '@craque/common/contracts/party.ts';
import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { mostSeats } from '@craque/common/domain/party/party.ts';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Row, Stack } from '../../../ui/layout.ts';
import { Display, Heading, Marked, Text } from '../../../ui/type.ts';
import type { OwnSeat } from '../state/party-views.ts';
import type { Party } from '../state/party-store.ts';
import { settingsText } from '../start/settings-text.ts';
import { NameForm } from '../names/name-form.tsx';
import { TeamChoice } from './lazy-phases.ts';
import { PhaseHeading } from './phase-heading.tsx';
import { TakeSeat } from './take-seat.tsx';

/** Before the start, with a seat: the own name, who is here, what will be played. */
export function SeatLobby({ party, view, seat }: { party: Party; view: PartyView; seat: OwnSeat }) {
  const { t, i18n } = useTranslation();
  const { state, host } = view;
  return (
    <Stack $gap={4}>
      <PhaseHeading above={t('party.with', { code: state.code })}>{seat.name}</PhaseHeading>
      <Here count={state.seats} />
      <Text $quiet>{settingsText(t, i18n.language, state.settings)}</Text>
      <Text>
        {t(state.settings.seconds === null ? 'party.lobby.untimed' : 'party.lobby.rules')}
      </Text>
      {!host?.isHost && <Marked>{t('party.lobby.wait')}</Marked>}
      {state.teams && (
        <TeamChoice
          legend={t('party.teams.own')}
          {...{ state, own: seat.row?.team }}
          choose={(team) => party.act(takePartySeat, { team })}
        />
      )}
      <OwnName {...{ party, seat }} />
    </Stack>
  );
}

function OwnName({ party, seat }: { party: Party; seat: OwnSeat }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Stack $gap={2}>
      {isOpen && (
        <NameForm
          label={t('party.seat.name')}
          first={seat.name}
          action={t('party.seat.keep')}
          act={async (name) => {
            if (name !== '') await party.act(takePartySeat, { name });
            leave();
          }}
          leave={leave}
        />
      )}
      <Row>
        <Button ref={button} variant="quiet" onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'party.host.keep' : 'party.seat.rename')}
        </Button>
      </Row>
    </Stack>
  );
}

export function Here({ count }: { count: number }) {
  const { t } = useTranslation();
  return count > 0 && <Display>{t('party.lobby.here', { count })}</Display>;
}

/** Without a seat, before and after the game: what is played, and a seat while the door is open. */
export function AtTheDoor({ party, view }: { party: Party; view: PartyView }) {
  const { t, i18n } = useTranslation();
  const { code, doorOpen, seats, settings } = view.state;
  const isHost = view.host?.isHost;
  const open = isHost ? 'party.host.yours' : 'party.seat.title';
  return (
    <Stack $gap={4}>
      <PhaseHeading above={t('party.with', { code })}>
        {t(
          doorOpen || isHost ? open : seats >= mostSeats ? 'party.seat.full' : 'party.seat.closed',
        )}
      </PhaseHeading>
      <Here count={seats} />
      <Text $quiet>{settingsText(t, i18n.language, settings)}</Text>
      {!isHost && <Door {...{ party, view }} />}
    </Stack>
  );
}

/** Why nobody comes in, and when there is a way again. */
function shutBy({ locked, seats, phase }: PartyView['state']) {
  if (locked) return 'lockedText';
  return seats >= mostSeats || phase === 'lobby' ? 'closedText' : 'lateText';
}

/** The way in, also in the middle of a game; a host has it below the buttons. */
export function Door({ party, view }: { party: Party; view: PartyView }) {
  const { t } = useTranslation();
  const { doorOpen, phase } = view.state;
  const isHost = view.host?.isHost;
  if (!doorOpen) return isHost ? null : <Text>{t(`party.seat.${shutBy(view.state)}`)}</Text>;
  return (
    <Stack as="section" $gap={3} $top={isHost ? 6 : 0}>
      {isHost && <Heading $step={5}>{t('party.host.play')}</Heading>}
      {phase !== 'lobby' && <Marked>{t('party.seat.late')}</Marked>}
      <TakeSeat party={party} main={!isHost} />
    </Stack>
  );
}
