import type { PartyView } from '@craque/common/contracts/party-view.ts';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Floor } from '../../../ui/album/floor.tsx';
import { color, layer, onGround, ringOnFloor } from '../../../ui/tokens.ts';
import type { Party } from '../state/party-store.ts';
import { CountdownScene } from './countdown-scene.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { HostBar, TakeOver } from './host-bar.tsx';
import { LobbyScene } from './lobby-scene.tsx';
import { PlayScene } from './play-scene.tsx';
import { PodiumScene } from './podium/podium-scene.tsx';
import { SoundButton } from './sound/sound-button.tsx';
import { floorOf, type Turned, useScene } from './stage-scene.ts';
import { Banner, Line, u } from './stage-style.ts';
import { TableScene } from './table-scene.tsx';
import { useWakeLock } from '../state/use-wake-lock.ts';

/** The screen that everybody in the room looks at. */
export function Stage({ party, view }: { party: Party; view: PartyView }) {
  const { state } = view;
  const [turned, setTurned] = useState<Turned>();
  const scene = useScene(party, state, turned);
  useWakeLock(scene !== 'over');
  const shown = {
    lobby: <LobbyScene state={state} isHost={view.host?.isHost === true} />,
    countdown: <CountdownScene {...{ party, state }} />,
    round: <PlayScene {...{ party, state }} onTurned={setTurned} />,
    reveal: <PlayScene {...{ party, state }} onTurned={setTurned} />,
    table: <TableScene {...{ party, state }} />,
    podium: <PodiumScene state={state} />,
    over: state.top.length > 0 ? <PodiumScene state={state} /> : <OverScene />,
  }[scene];
  return (
    <StageFloor sport={floorOf(state)}>
      {shown}
      <TakeOver {...{ party, view }} />
      <HostBar {...{ party, view, scene }}>
        <SoundButton {...{ party, state, scene }} />
        <FullScreenButton />
      </HostBar>
    </StageFloor>
  );
}

function OverScene() {
  const { t } = useTranslation();
  return (
    <Centred>
      <Banner>{t('party.podium.over')}</Banner>
      <Line>{t('stage.over.text')}</Line>
    </Centred>
  );
}

type StageFloorProps = { sport: ReturnType<typeof floorOf>; children: ReactNode };

/** The court of the sport, over the whole window. */
export function StageFloor({ sport, children }: StageFloorProps) {
  return (
    <Root data-sport={sport}>
      <Court>
        <Floor sport={sport} />
        <Lamps />
        <Inner>{children}</Inner>
      </Court>
    </Root>
  );
}

const Root = styled.div`
  --own-u: max(min(1vw, 1.7778vh), 6.4px);
  position: fixed;
  z-index: ${layer.header + 1};
  inset: 0;
  overflow: auto;
  background: ${color.page};
  /* Nobody points at anything. */
  &:has([data-hidden]) {
    cursor: none;
  }
`;

const Court = styled.div`
  ${onGround}
  ${ringOnFloor}
  box-sizing: border-box;
  min-width: ${u(96)};
  min-height: max(100%, ${u(54)});
  height: 100%;
  background: radial-gradient(90% 90% at 50% 45%, ${color.glow}, ${color.page});
`;

/** Light from above, darker at the edges: what matters stands in the middle. */
const Lamps = styled.i`
  position: absolute;
  z-index: -1;
  inset: 0;
  background:
    radial-gradient(60% 90% at 22% -10%, rgb(255 255 255 / 0.2), transparent 70%),
    radial-gradient(60% 90% at 78% -10%, rgb(255 255 255 / 0.2), transparent 70%),
    radial-gradient(120% 100% at 50% 40%, transparent 45%, rgb(0 0 0 / 0.5));
`;

/** What is shown makes room for the bar, so that this covers neither clues nor the code. */
const Inner = styled.div`
  box-sizing: border-box;
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  height: 100%;
  padding: ${u(2)};
  &:has(> [data-bar]:is(:not([data-hidden]), :has(:focus-visible))) {
    row-gap: ${u(1.4)};
    padding-bottom: ${u(1.2)};
  }
`;

const Centred = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${u(2)};
  height: 100%;
  text-align: center;
`;
