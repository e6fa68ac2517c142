import { describe, expect, test } from '@jest/globals';
import { readCodes } from '../testing/read-contract.ts';
import { feedbackRequest, setFeedbackStatus } from './feedback.ts';

const given = { title: 'A title', content: 'Some content' };
const read = (fields: object) => readCodes(feedbackRequest, { ...given, ...fields });
const noTexts = [undefined, null, 7, true, [], ['x'], { $ne: '' }];

describe('feedback', () => {
  test.each([
    [{}, {}],
    [{ type: 'bug' }, { type: 'bug' }],
    [{ type: 'suggestion' }, { type: 'suggestion' }],
    [
      { title: ' A ', content: '\n B ' },
      { title: 'A', content: 'B' },
    ],
    [{ title: 'x'.repeat(120) }, { title: 'x'.repeat(120) }],
    [{ content: '🙂'.repeat(5000) }, { content: '🙂'.repeat(5000) }],
    [{ content: 'one\r\ntwo\rthree\tfour' }, { content: 'one\ntwo\nthree\tfour' }],
    [{ email: ' ' }, { email: undefined }],
    [{ email: ' a@mail.test ' }, { email: 'a@mail.test' }],
    [{ title: '<script>alert(1)</script>' }, { title: '<script>alert(1)</script>' }],
  ])('with %j is parsed as %j', (fields, taken) => {
    expect(read(fields)).toEqual({ ...given, ...taken });
  });

  test('ignores an author and a status in the body', () => {
    expect(read({ userId: 'eve', id: 'x', status: 'implemented', user: {} })).toEqual(given);
  });

  test.each([
    ...[...noTexts, '', ' \n'].map((title) => [{ title }, 'title_required'] as const),
    ...[...noTexts, '', ' \n'].map((content) => [{ content }, 'content_required'] as const),
    [{ title: 'x'.repeat(121) }, 'title_too_long'],
    [{ content: 'x'.repeat(5001) }, 'content_too_long'],
    [{ title: 'two\nlines' }, 'invalid_characters'],
    [{ title: 'turned \u202e round' }, 'invalid_characters'],
    [{ content: 'a\0b' }, 'invalid_characters'],
    [{ content: 'a\u001bb' }, 'invalid_characters'],
    [{ content: '\ud800' }, 'invalid_characters'],
    ...['', 'praise', 'Bug', null, 1].map((type) => [{ type }, 'invalid_feedback_type'] as const),
    ...['nobody', 'a@b', null, 1].map((email) => [{ email }, 'invalid_email'] as const),
  ])('with %j is refused: %s', (fields, code) => {
    expect(read(fields)).toEqual([code]);
  });
});

describe('the status of feedback', () => {
  test.each([undefined, null, '', 'Pending', 'done', 1])('refuses %j', (status) => {
    expect(readCodes(setFeedbackStatus.body, { status })).toEqual(['invalid_status']);
  });
});
