/** Time (ms) that pictures get to arrive; after it the printer goes without them. */
const patience = 5000;

/** Asks for the pictures of the printed page around `place`: what never came into view would stay blank on paper. */
export function fetchPictures(place: Element | null): HTMLImageElement[] {
  const images = place?.closest('[data-printed-page]')?.querySelectorAll('img') ?? [];
  return Array.from(images, (image) => Object.assign(image, { loading: 'eager' }));
}

/** Prints with all pictures there are, but not once `signal` has aborted: another page is on screen then. */
export async function printPage(place: Element | null, signal: AbortSignal): Promise<void> {
  const arrived = Promise.allSettled(fetchPictures(place).map((image) => image.decode()));
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, patience);
    void arrived.then(() => {
      clearTimeout(late);
      resolve();
    });
  });
  if (!signal.aborted) window.print();
}
