import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { signIn } from '../../../testing/a-user.ts';
import { anAlbumPage, aSticker, serveProfile } from '../../../testing/fake-profile-api.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { albumAddress } from '../../../ui/album/album-address.ts';
import { AlbumView } from './album-view.tsx';

function Nba() {
  const opened = albumAddress(useLocation().search);
  return opened && <AlbumView address={opened} />;
}

describe('a league has its first sticker in view', () => {
  const { matchMedia } = window;
  const scrolled: string[] = [];
  beforeEach(() => {
    signIn({ displayName: 'Lia Souza' });
    scrolled.length = 0;
    Element.prototype.scrollIntoView = function (this: Element, how) {
      scrolled.push(`${JSON.stringify(how)} ${this.textContent}`);
    };
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  test.each([
    ['once, on a phone, without the focus', true, '', 1],
    ['not by moving the sheet of a larger screen', false, '', 0],
    ['not on a page that the address names', true, '&page=2', 0],
  ])('%s', async (_what, isPhone, rest, times) => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: isPhone && media.includes('max-width'),
      }) as MediaQueryList;
    const stickers = [aSticker({ place: 20 }), aSticker({ place: 14 })];
    serveProfile({ 'GET /api/user/album/nba': anAlbumPage({ stickers }) });
    const user = openPage(<Nba />, `/profile?tab=history&view=album&league=nba${rest}`);
    await screen.findByRole('list', { name: 'NBA, page 2' });
    expect(scrolled).toEqual(Array(times).fill('{"block":"nearest"} 14Ada Secretovarare'));
    expect(document.activeElement).toBe(document.body);
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('list', { name: 'NBA, page 3' });
    expect(scrolled).toHaveLength(times);
  });
});
