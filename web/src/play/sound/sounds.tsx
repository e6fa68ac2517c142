import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect, useRef } from 'react';
import { useReducedMotion } from '../../ui/use-media.ts';
import { answerTo } from './answer-to.ts';
import { openPlayer, type Player } from './player.ts';
import { gameSounds, type SoundName } from './samples.ts';
import { soundChoice } from './sound-choice.ts';

/** From the beginning of a sticker's landing to the slap, in ms. */
const falling = 200;

/** Lets the steps of a game be heard and felt. */
export function Sounds({ game }: { game: GameView | undefined }) {
  const still = useReducedMotion();
  const player = useRef<Player<SoundName>>(null);
  const before = useRef(game);
  useEffect(() => {
    const opened = openPlayer(gameSounds);
    player.current = opened;
    if (soundChoice.getState().isNew) opened.play('paper');
    soundChoice.noteHeard();
    const land = ({ target }: AnimationEvent) => {
      if (target instanceof Element && target.matches('[data-slap]')) opened.play('slap', falling);
    };
    document.addEventListener('animationstart', land);
    return () => {
      document.removeEventListener('animationstart', land);
      opened.close();
    };
  }, []);
  useEffect(() => {
    const { sounds, touch } = answerTo(before.current, game);
    const isWon = game?.won && !before.current?.won && before.current?.id === game.id;
    before.current = game;
    for (const [name, after] of sounds) player.current?.play(name, still ? 0 : after);
    if (still && isWon) player.current?.play('slap');
    // Called on the navigator itself, where there is one.
    if (touch && !still && 'vibrate' in navigator) navigator.vibrate(touch);
  }, [game, still]);
  return null;
}
