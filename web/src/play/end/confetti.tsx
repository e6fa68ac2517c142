import { Confetti as Pieces, type ConfettiThrow } from '../../ui/confetti.tsx';

/** About four seconds, in bursts, so that it lasts to the end. */
const endMs = 4000;
const burstEveryMs = 350;

const first: ConfettiThrow = {
  afterMs: 0,
  particleCount: 90,
  spread: 100,
  startVelocity: 38,
  ticks: 130,
  origin: { x: 0.5, y: 0.35 },
  angle: 90,
};

/** Alternating from the left and from the right. */
const sides = Array.from({ length: 6 }, (_, at): ConfettiThrow => {
  const fromLeft = at % 2 === 1;
  return {
    ...first,
    afterMs: (at + 1) * burstEveryMs,
    particleCount: 28,
    spread: 70,
    origin: { x: fromLeft ? 0 : 1, y: 0.55 },
    angle: fromLeft ? 55 : 125,
  };
});

const throws = [first, ...sides];

export function Confetti() {
  return <Pieces throws={throws} endMs={endMs} />;
}
