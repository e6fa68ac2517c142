import { lazyPart } from '../../../ui/lazy-part.tsx';

/* Whoever scans the code sees the door first, and seldom what the host sees. */

const page = () => import('./round-page.tsx');
const reveal = () => import('./seat-reveal.tsx');
const podium = () => import('./seat-podium.tsx');

export const RoundPage = lazyPart(async () => (await page()).RoundPage);
export const SeatRound = lazyPart(async () => (await import('./seat-round.tsx')).SeatRound);
export const SeatReveal = lazyPart(async () => (await reveal()).SeatReveal);
export const PodiumPage = lazyPart(async () => (await podium()).PodiumPage);
export const SeatPodium = lazyPart(async () => (await podium()).SeatPodium);
export const HostPanel = lazyPart(async () => (await import('../host/host-panel.tsx')).HostPanel);
export const TeamChoice = lazyPart(
  async () => (await import('../teams/team-choice.tsx')).TeamChoice,
);

/** What a round needs, to be there when it begins. */
export const loadRound = () =>
  Promise.all([RoundPage.preload(), SeatRound.preload(), SeatReveal.preload()]);
export const loadPodium = () => Promise.all([PodiumPage.preload(), SeatPodium.preload()]);
