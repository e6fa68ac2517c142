import { changeParty, takeOverParty } from '@craque/common/contracts/party.ts';
import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { leagueNamed } from '@craque/common/domain/sport.ts';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Button, buttonLook } from '../../../ui/form/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { Notice, Row, Stack } from '../../../ui/layout.ts';
import { Heading, Text } from '../../../ui/type.ts';
import { Details, SettingsForm, type Wishes } from '../start/settings-form.tsx';
import { ownParty } from '../state/own-party.ts';
import type { Party } from '../state/party-store.ts';
import { usePartyAction } from '../state/use-party-action.ts';
import { HostPeople } from './host-people.tsx';
import { HostEnd, HostSteps } from './host-steps.tsx';

type HostPanelProps = { party: Party; view: PartyView };

/** What the host may do, and the offer of the role to somebody else while the host is away. */
export function HostPanel({ party, view }: HostPanelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, host, seat } = view;
  const isHost = host?.isHost === true;
  useEffect(() => {
    if (isHost) ownParty.keep(state.code);
  }, [isHost, state.code]);
  if (host?.mayTakeOver) return <Offer party={party} />;
  if (!host?.isHost) return null;
  const { code, phase } = state;
  const isEnd = phase === 'podium' || phase === 'over';
  const isPlayed = phase === 'round' || phase === 'reveal';
  return (
    <Stack as="section" aria-labelledby="party-host" $gap={4} $top={6}>
      <Heading id="party-host" $step={5}>
        {t('party.host.title')}
      </Heading>
      {host.steps.some((step) => step !== 'end') && (
        <Row $gap={3}>
          <HostSteps party={party} steps={host.steps} nextAtHand={isPlayed} />
        </Row>
      )}
      {phase === 'lobby' && state.seats < 2 && <Text $quiet>{t('party.host.few')}</Text>}
      {!seat && phase !== 'over' && (
        <Row>
          {/* In a tab of its own, so that this page stays. */}
          <ScreenLink href={`/party/${code}/screen`} target="_blank" rel="noopener">
            {t('party.host.screen')}
          </ScreenLink>
        </Row>
      )}
      {phase !== 'over' && (
        <Text $quiet>{t('party.host.screenHint', { page: screenAddress(code) })}</Text>
      )}
      {phase === 'lobby' && <Settings {...{ party, view }} />}
      {!isEnd && <Lock party={party} locked={state.locked} />}
      {isEnd && (
        <Row>
          <FileLink href={`/api/parties/${code}/results?language=${language}`} download="party.csv">
            {t('party.host.results')}
          </FileLink>
        </Row>
      )}
      <Row>
        <HostEnd party={party} steps={host.steps} phase={phase} />
      </Row>
      <HostPeople {...{ party, state, people: host.people }} />
    </Stack>
  );
}

const ScreenLink = styled.a`
  ${buttonLook('paper')}
`;

const FileLink = styled.a`
  ${buttonLook('quiet')}
`;

const screenAddress = (code: string) => `${window.location.host}/party/${code}/screen`;

function Offer({ party }: { party: Party }) {
  const { t } = useTranslation();
  const { busy, run } = usePartyAction(() => party.act(takeOverParty));
  return (
    <Notice>
      {t('party.host.away')}
      <Button busy={busy} onClick={run}>
        {t('party.host.takeOver')}
      </Button>
    </Notice>
  );
}

function Lock({ party, locked }: { party: Party; locked: boolean }) {
  const { t } = useTranslation();
  const { run } = usePartyAction((isOn: boolean) => party.act(changeParty, { locked: isOn }));
  return (
    <Switch
      label={t('party.host.lock')}
      hint={t('party.host.lockHint')}
      checked={locked}
      onChange={run}
    />
  );
}

/** Before the start; each choice is kept at once. */
function Settings({ party, view }: HostPanelProps) {
  const { t } = useTranslation();
  const { settings } = view.state;
  const leagues = settings.leagues.flatMap((each) => leagueNamed(each) ?? []);
  const { run } = usePartyAction((change: Partial<Wishes>) =>
    party.act(changeParty, {
      ...change,
      leagues: 'leagues' in change ? (change.leagues ? [...change.leagues] : undefined) : undefined,
    }),
  );
  return (
    <Details>
      <summary>{t('party.settings.change')}</summary>
      <SettingsForm
        wishes={{ ...settings, leagues, teams: settings.teams ?? null }}
        onChange={run}
      />
    </Details>
  );
}
