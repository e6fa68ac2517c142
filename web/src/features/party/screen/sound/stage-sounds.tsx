import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { useEffect, useRef } from 'react';
import { openPlayer, type Player } from '../../../../play/sound/player.ts';
import { soundChoice } from '../../../../play/sound/sound-choice.ts';
import type { Party } from '../../state/party-store.ts';
import { endOf, startOf } from '../../state/party-views.ts';
import { useSecondsTo } from '../../state/use-party-clock.ts';
import type { Scene } from '../stage-scene.ts';
import { soundAt } from './heard-stage.ts';
import { type StageSound, stageSounds } from './stage-samples.ts';

export type StageSoundsProps = { party: Party; state: PartyState; scene: Scene };

/** Lets the evening be heard. */
export function StageSounds({ party, state, scene }: StageSoundsProps) {
  const left = useSecondsTo(party, scene === 'countdown' ? startOf(state) : endOf(state));
  const { seats, rows = [] } = state;
  const solved = rows.filter((row) => row.solved).length;
  const player = useRef<Player<StageSound>>(null);
  const before = useRef({ scene, seats, solved, left });
  useEffect(() => {
    const opened = openPlayer(stageSounds);
    player.current = opened;
    if (soundChoice.getState().isNew) opened.play('drop');
    soundChoice.noteHeard();
    return opened.close;
  }, []);
  useEffect(() => {
    const now = { scene, seats, solved, left };
    const sound = soundAt(before.current, now);
    before.current = now;
    if (sound) player.current?.play(sound);
  }, [scene, seats, solved, left]);
  return null;
}
