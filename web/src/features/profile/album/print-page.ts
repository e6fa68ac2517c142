/** Timeout (ms) for pictures; after it the page is printed without them. */
const timeoutMs = 5000;

/** Requests the pictures around `place`: those that never came into view would be blank on paper. */
export function fetchPictures(place: Element | null): HTMLImageElement[] {
  const images = place?.closest('[data-printed-page]')?.querySelectorAll('img') ?? [];
  return Array.from(images, (image) => Object.assign(image, { loading: 'eager' }));
}

/** Prints with all available pictures, unless another page is on screen by then. */
export async function printPage(place: Element | null, signal: AbortSignal): Promise<void> {
  const arrived = Promise.allSettled(fetchPictures(place).map((image) => image.decode()));
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, timeoutMs);
    void arrived.then(() => {
      clearTimeout(late);
      resolve();
    });
  });
  if (!signal.aborted) window.print();
}
