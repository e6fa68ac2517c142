import { lazyPart } from '../../ui/lazy-part.tsx';

export const confetti = () => import('./confetti.tsx');

export const Confetti = lazyPart(async () => (await confetti()).Confetti);
