/** The device asks for less motion: no confetti, whose canvas the test environment cannot draw on. */
export function askForLessMotion(): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('prefers-reduced-motion'),
    }) as MediaQueryList;
}
