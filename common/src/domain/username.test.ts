import { describe, expect, test } from '@jest/globals';
import { fc } from '../testing/random-cases.ts';
import { shownUsername, usernameKey } from './username.ts';
import { randomRuns } from '../testing/random-runs.ts';

function keyOf(text: string): string | undefined {
  const key = usernameKey(text);
  return key.ok ? key.value : undefined;
}

describe('the key of a username', () => {
  test.each([
    ['bob', 'bob'],
    ['BOB', 'bob'],
    ['  Bob\t', 'bob'],
    ['Ｂｏｂ', 'bob'],
    ['𝓑𝓸𝓫', 'bob'],
    ['Ⓑⓞⓑ', 'bob'],
    ['\u212Aim', 'kim'],
    ['Jos\u00e9', 'jos\u00e9'],
    ['JOSE\u0301', 'jos\u00e9'],
    ['ﬃx', 'ffix'],
    ['\u0130brahim', 'ibrahim'],
    ['I\u0307brahim', 'ibrahim'],
    ['i\u0307\u0307b', 'ib'],
    ['ı\u0307b', 'ib'],
    ['kız', 'kız'],
    ['Ẹ\u0301niọlá', 'ẹ\u0301niọlá'],
    ['Иванъ\u0301', 'иванъ\u0301'],
    ['مُحَمَّد', 'مُحَمَّد'],
    ['Straße', 'straße'],
    ['STRAẞE', 'straße'],
    ['２０２６', '2026'],
    ['007', '007'],
    ['...', '...'],
    ['a.b_c-D', 'a.b_c-d'],
    ['ΣΟΦΟΣ', 'σοφοσ'],
    ['σοφος', 'σοφοσ'],
    ['Иван', 'иван'],
    ['Հայկ', 'հայկ'],
    ['გიორგი', 'გიორგი'],
    ['שָׁלוֹם', 'שָׁלוֹם'],
    ['محمد', 'محمد'],
    ['नमस्ते', 'नमस्ते'],
    ['ক্রিকেট', 'ক্রিকেট'],
    ['தமிழ்', 'தமிழ்'],
    ['తెలుగు', 'తెలుగు'],
    ['สวัสดี', 'สวัสดี'],
    ['김철수', '김철수'],
    ['中村さん', '中村さん'],
    ['スーパー', 'スーパー'],
  ])('%s is %s', (text, key) => {
    expect(keyOf(text)).toBe(key.normalize('NFKC'));
  });

  test.each([
    ['nothing', ''],
    ['blanks alone', '   '],
    ['a space in the middle', 'bob smith'],
    ['a Cyrillic letter in a Latin name', 'b\u043eb'],
    ['a Greek letter in a Latin name', 'b\u03bfb'],
    ['kana mixed with Latin', 'bobさん'],
    ['kana mixed with Hangul', '김さん'],
    ['a letter of an unsupported script', 'ᚠᚢᚦ'],
    ['Arabic digits, which look like others', 'bob١'],
    ['an at sign', 'bob@home'],
    ['other characters', "o'brien"],
    ['markup', '<b>bob'],
    ['an emoji', 'bob🙂'],
    ['a zero-width space', 'b\u200bob'],
    ['a zero-width joiner', 'b\u200dob'],
    ['a soft hyphen', 'b\u00adob'],
    ['a direction override', 'bob\u202e'],
    ['an Arabic letter mark', 'محمد\u061c'],
    ['blank letters of Hangul', '\u1160\u1160\u1160'],
    ['blank letters of Hangul in another form', '\u3164\uffa0\u3164'],
    ['a control character', 'bo\0b'],
    ['a lone surrogate', 'bob\ud800'],
    ['marks without a letter', '\u0e48\u0e48\u0e48'],
    ['five marks on one letter', 'ก\u0e48\u0e48\u0e48\u0e48\u0e48'],
    ['a mark on a digit', 'bob7\u0301'],
    ['a shared mark without a letter', '\u0301bob'],
    ['a mark of another script', 'b\u064eob'],
    ['an invisible mark', 'b\ufe0fob'],
    ['an invisible joiner of marks', 'b\u034fob'],
    ['five shared marks on one letter', 'bx\u0301\u0301\u0301\u0301\u0301'],
    ['a ligature of a whole sentence', '\ufdfd\ufdfd\ufdfd'],
  ])('is refused with %s', (_, text) => {
    expect(usernameKey(text)).toEqual({ ok: false, error: 'invalid-characters' });
  });

  test('is a fixed point for every single code point that is not refused', () => {
    const wandering: string[] = [];
    const unseen: string[] = [];
    let taken = 0;
    for (let point = 0; point <= 0x10ffff; point += 1) {
      if (point >= 0xd800 && point <= 0xdfff) continue;
      const text = String.fromCodePoint(point);
      const key = keyOf(text);
      if (key === undefined) continue;
      taken += 1;
      if (keyOf(key) !== key || keyOf(shownUsername(text)) !== key) wandering.push(text);
      if (!/^[\p{L}\p{M}\d._-]+$/u.test(key)) unseen.push(text);
    }
    expect([wandering, unseen]).toEqual([[], []]);
    expect(taken).toBeGreaterThan(50_000);
  });

  test('is a fixed point for whole names, and the same for every spelling of one', () => {
    const letters = fc.constantFrom(...'aZé\u0301\u0307ßẞİıſＡΣσςяЯ가ㅏカ゛نー9._-');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), (text) => {
        const key = keyOf(text);
        fc.pre(key !== undefined);
        const spellings = [
          key,
          shownUsername(text),
          text.normalize('NFD'),
          text.normalize('NFC'),
          text.normalize('NFKD'),
          ` ${text}\n`,
        ].map((each) => keyOf(each ?? ''));
        expect(new Set(spellings)).toEqual(new Set([key]));
      }),
      { numRuns: randomRuns(2000) },
    );
  });
});

describe('the displayed name', () => {
  test.each([
    [' Bob ', 'Bob'],
    ['ＢＯＢ', 'BOB'],
    ['Jose\u0301', 'Jos\u00e9'],
    ['\u00a0bob\u3000', 'bob'],
    ['\ufeffbob', 'bob'],
  ])('%j becomes %j, with its capitals', (text, shown) => {
    expect(shownUsername(text)).toBe(shown);
  });
});
