/** Light behind what has been won; the element places it by `--own-rays`, its centre by default. */
export const rays = `
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: repeating-conic-gradient(
      at var(--own-rays, 50% 42%),
      rgb(255 255 255 / 0.17) 0 8deg,
      transparent 8deg 16deg
    );
    mask: radial-gradient(farthest-corner at var(--own-rays, 50% 42%), #000 10%, transparent 85%);
    pointer-events: none;
  }
`;

/** A lamp over what is printed in ink, so that it stands out from a dark sheet. */
export const spotlight =
  'radial-gradient(circle at 70% 0, rgb(150 180 220 / 0.26), transparent 70%)';
