import {
  readAlbum,
  readAlbumPage,
  readAlbumSticker,
  readLatestStickers,
} from '@craque/common/contracts/album.ts';
import type { League } from '@craque/common/domain/sport.ts';
import type { PortraitArtist } from '../sticker/portrait.ts';
import type { Mount } from '../http/mount.ts';
import type { AlbumService } from './album-service.ts';

export type AlbumRoutesDependencies = { album: AlbumService; artist: PortraitArtist };

export function mountAlbum(mount: Mount, { album, artist }: AlbumRoutesDependencies): void {
  mount(readAlbum, ({ session }) => album.overview(session.account));
  mount(readAlbumPage, ({ session, params }) => album.page(session.account, params.id as League));
  mount(readLatestStickers, ({ session }) => album.latest(session.account));
  mount(readAlbumSticker, async ({ session, params, response }) => {
    const drawn = artist.draw(await album.picture(session.account, params.id));
    response.set('Cache-Control', 'private, max-age=86400');
    return () => response.type('image/svg+xml').send(drawn);
  });
}
