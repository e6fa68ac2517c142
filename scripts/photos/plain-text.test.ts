import { describe, expect, test } from '@jest/globals';
import { plainText } from './plain-text.ts';

describe('the text of HTML', () => {
  test.each([
    ['is itself without tags', 'Bea Lens', 'Bea Lens'],
    [
      'has no links',
      '<a href="//commons.wikimedia.org/wiki/User:Bea" title="User:Bea">Bea <b>Lens</b></a>',
      'Bea Lens',
    ],
    ['has its characters', 'J&ouml;rg &amp; S&#246;n &#xe9; &quot;x&quot;', 'Jörg & Sön é "x"'],
    ['is on one line', '<p>Bea\n Lens</p><p>Madrid<br/>Spain</p>', 'Bea Lens Madrid Spain'],
    [
      'has nothing that is hidden',
      'Bea<span style="display: none;">secret <b>more</b></span> Lens<div hidden>x</div>',
      'Bea Lens',
    ],
    ['has no script and no style', '<style>a{}</style>Bea<script>alert("<b>")</script>', 'Bea'],
    ['has no comment', 'Bea<!-- <b>not --> Lens', 'Bea Lens'],
    ['has no picture', '<img src="x" onerror="alert(1)">Bea', 'Bea'],
    ['is not cut by a sign inside an attribute', '<a title="a > b">Bea</a>', 'Bea'],
    ['makes no tag out of references', '&lt;b&gt;Bea&lt;/b&gt;', '<b>Bea</b>'],
    ['keeps a sign that opens no tag', '1 < 2', '1 < 2'],
    ['has no invisible characters', 'B\u202ee\u200ba&#0;&#xd800;', 'B e a'],
    ['is nothing of nothing', '<span></span>', ''],
  ])('%s', (_, html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
