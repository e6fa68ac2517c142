/** Drawn pictures to choose from; without one a player has their initials. */
export const avatars = [
  ...(['curls', 'quiff', 'afro', 'mohawk', 'keeper', 'captain', 'sage', 'boxer'] as const),
  ...(['mullet', 'locs', 'topknot', 'spikes', 'ponytail', 'braids', 'bob', 'visor'] as const),
  ...(['waves', 'cloud', 'pixie', 'bun', 'beads', 'straight', 'crown', 'goggles'] as const),
] as const;
export type Avatar = (typeof avatars)[number];

export const avatarAddress = (avatar: Avatar): string => `/api/avatars/${avatar}`;
