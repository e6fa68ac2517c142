import { challengeStops, joinStops } from '../challenge/challenge-stops.ts';
import { type Scene, sceneAt } from './scene.ts';

const at = (name: string, title: string, where: string): Scene =>
  sceneAt(where, { name, title, as: 'owner' }, ({ cast, texts }) =>
    challengeStops(cast.challenges, texts),
  );

/** Challenges: how they begin, run and end. */
export const challengeScenes: readonly Scene[] = [
  at('invite', 'Inviting friends', 'dialog of an invitation'),
  at('invitations', 'Invitations', 'invitations'),
  at('challenge-lobby', 'The lobby of a challenge', 'lobby'),
  at('challenge', 'A challenge of four', 'challenge'),
  at(
    'challenge-opponents',
    'A challenge, the others one by one',
    'challenge with the list of the others open',
  ),
  at('challenge-winner', 'Another player has won', 'dialog of the winner'),
  {
    ...at('challenge-waiting', 'The comparison while others still play', 'comparison so far'),
    whole: 'on phones',
  },
  { ...at('challenge-comparison', 'The comparison', 'comparison'), whole: 'on phones' },
  at('link', 'The link of a challenge', 'dialog of the link'),
  sceneAt('page of a link', { name: 'join', title: 'Joining by link' }, ({ cast, texts }) =>
    joinStops(cast.challenges, texts),
  ),
];
