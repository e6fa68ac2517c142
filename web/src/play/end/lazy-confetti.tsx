import { lazyDecoration } from '../../ui/lazy-part.tsx';

export const confetti = () => import('./confetti.tsx');

export const Confetti = lazyDecoration(async () => (await confetti()).Confetti);
