/** Prefers reduced motion: no confetti, whose canvas the test environment cannot draw. */
export function preferReducedMotion(): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('prefers-reduced-motion'),
    }) as MediaQueryList;
}
