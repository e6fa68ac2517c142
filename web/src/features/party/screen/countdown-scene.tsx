import { styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { SealedPack } from '../../../ui/album/sealed-pack.tsx';
import { startOf } from '../state/party-views.ts';
import { useSecondsTo } from '../state/use-party-clock.ts';
import { Door } from './door.tsx';
import type { SceneProps } from './play-scene.tsx';
import { Line, stampedAt, Tape, u } from './stage-style.ts';

/** The pack of the round tears further with each second. */
export function CountdownScene({ party, state }: SceneProps) {
  const { t } = useTranslation();
  const left = useSecondsTo(party, startOf(state)) ?? 0;
  const { round, settings, code, doorOpen } = state;
  if (!round) return null;
  return (
    <Layout>
      <Pack>
        <SealedPack sport={round.sport} count={Math.min(3, Math.max(1, left))} />
      </Pack>
      <Words>
        <Tape>{leagueName(t, round.league)}</Tape>
        <Title>{t('party.round.of', { k: round.index, total: settings.rounds })}</Title>
        <Line>
          {settings.seconds === null
            ? t('stage.countdown.untimed')
            : t('stage.countdown.rule', { count: settings.seconds })}
        </Line>
      </Words>
      {doorOpen && <Door code={code} />}
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${u(4)};
  height: 100%;
  padding-left: ${u(1)};
  > section {
    align-self: end;
    width: ${u(17)};
  }
`;

const Pack = styled.div`
  width: ${u(32)};
`;

const Words = styled.div`
  display: grid;
  gap: ${u(2)};
`;

const Title = styled.h1`
  margin: 0;
  ${stampedAt(10, 0.94)}
  text-wrap: balance;
`;
