import { lazyPart } from '../../../ui/lazy-part.tsx';

/* The end, and what few see. A round comes with the door, in a chunk with it. */

const podium = () => import('./seat-podium.tsx');

export const PodiumPage = lazyPart(async () => (await podium()).PodiumPage);
export const SeatPodium = lazyPart(async () => (await podium()).SeatPodium);
export const HostPanel = lazyPart(async () => (await import('../host/host-panel.tsx')).HostPanel);
export const TeamChoice = lazyPart(
  async () => (await import('../teams/team-choice.tsx')).TeamChoice,
);

export const loadPodium = () => Promise.all([PodiumPage.preload(), SeatPodium.preload()]);
