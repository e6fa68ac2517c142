import { readSharePicture } from '@craque/common/contracts/daily.ts';
import type { Mount } from '../http/mount.ts';
import { createSharePictures, type SharePicturesDependencies } from './share-pictures.ts';

const day = 24 * 60 * 60;

/** The picture by which messengers show the page of the daily athletes. */
export function mountShare(mount: Mount, dependencies: SharePicturesDependencies): void {
  const pictureOf = createSharePictures(dependencies);

  mount(readSharePicture, async ({ query, language, response }) => {
    const picture = await pictureOf({ ...query, language });
    response.set('Cache-Control', `public, max-age=${day}`);
    return () => response.type('image/jpeg').send(picture);
  });
}
