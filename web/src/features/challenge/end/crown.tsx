/** Drawn on the grid of the icons: for whoever wins the table. */
export function Crown({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M3.5 17.5 2 7l5.6 4L12 3.5l4.4 7.5L22 7l-1.5 10.5zM3.7 19.3h16.6v2.2H3.7z" />
    </svg>
  );
}
