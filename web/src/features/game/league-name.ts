export { leagueName } from '../../lib/league-name.ts';
