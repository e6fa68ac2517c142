export { createLeaguesStore, type LeaguesStore, leagues } from '../../lib/leagues-store.ts';
