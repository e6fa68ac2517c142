import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  deleteAccount,
  updatePreferences,
  updateProfile,
} from '@craque/common/contracts/accounts.ts';
import { declineChallenge } from '@craque/common/contracts/challenges.ts';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { describe, expect, test } from '@jest/globals';
import { inviterBy } from '../challenges/game-links.ts';
import { mountClient, type PagePreview } from '../http/client.ts';
import { startFileApi } from '../testing/file-api.ts';
import { codeOf, lose, newChallenge } from '../testing/races/challenges.ts';
import { rawRequest } from '../testing/raw-http.ts';
import { testPassword } from '../testing/test-api.ts';
import { createPagePreview } from './page-preview.ts';

const directory = newFolder();
mkdirSync(join(directory, 'assets'));
writeFileSync(join(directory, 'index.html'), '<html><head></head><body></body></html>');
const previews: { of?: PagePreview } = {};
const api = await startFileApi({
  mountRest: (app) =>
    mountClient(app, {
      directory,
      isHttps: false,
      preview: async (page) => previews.of?.(page),
    }),
});
previews.of = createPagePreview({
  texts: api.texts,
  clock: api.clock.now,
  inviter: (code) =>
    inviterBy({ stores: api.stores, clock: api.clock.now, avatarHosts: new Set() }, code).catch(
      () => undefined,
    ),
});

async function headOf(path: string, headers: Record<string, string> = {}) {
  const { status, bytes } = await rawRequest(api.origin, path, { headers });
  expect(status).toBe(200);
  const html = bytes.toString();
  const tag = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)" />`).exec(html)?.[1];
  return { html, title: tag('og:title'), picture: tag('og:image'), robots: tag('robots') };
}

async function linked(invited = 1) {
  const made = await newChallenge(api, { invited });
  const code = await codeOf(made.creator, made.id);
  return { ...made, code, path: `/join/${code}` };
}
const general = 'Craque: open the pack, name the star';
const titleOf = async (path: string, headers = {}) =>
  (await headOf(path, { 'accept-language': 'en', ...headers })).title;

describe('the preview of a challenge link', () => {
  test('says who challenges to which sport, and nothing of the athlete', async () => {
    const { id, creator, path } = await linked();
    const { html, title, picture, robots } = await headOf(path, { 'accept-language': 'fr-CH' });
    expect(title).toBe(`${creator.name} te défie · Football`);
    expect(picture).toMatch(
      /\/api\/share\/picture\?page=challenge&amp;sport=soccer&amp;language=fr$/,
    );
    expect(robots).toBe('noindex');
    const { name, names, team } = await api.hidden(id);
    for (const secret of [name, ...names, team ?? name]) expect(html).not.toContain(secret);
  });

  test('is in the language of the challenger for whoever asks for none', async () => {
    const { creator, path } = await linked();
    expect((await headOf(path)).title).toBe(`${creator.name} desafiou você · Futebol`);
    await creator.client.call(updatePreferences, { body: { language: 'de' } });
    expect((await headOf(path)).title).toBe(`${creator.name} fordert dich heraus · Fußball`);
    expect((await headOf(path, { 'accept-language': 'ja' })).title).toContain('fordert dich');
    expect(await titleOf(path)).toContain('has challenged you');
  });

  test('cannot be left by a name', async () => {
    const { creator, path } = await linked();
    const displayName = '"><script>$&CSP';
    const { status } = await creator.client.call(updateProfile, { body: { displayName } });
    expect(status).toBe(200);
    const { html, title } = await headOf(path, { 'accept-language': 'en' });
    expect(title).toBe('&quot;&gt;&lt;script&gt;$&amp;CSP has challenged you · Soccer');
    expect(html).not.toContain('<script');
  });

  test('is that of the game for anybody with a cookie, who may be blocked', async () => {
    const { path } = await linked();
    for (const cookie of ['sid=x', 'gid=x']) expect(await titleOf(path, { cookie })).toBe(general);
  });

  test('is that of the game for a link that is unknown, over, full or too old', async () => {
    for (const path of ['/join/0000000000', '/join/x', '/join/%22%3E'])
      expect(await titleOf(path)).toBe(general);
    const over = await linked();
    await over.friend.client.call(declineChallenge, { id: over.id });
    await lose(over.creator.client, over.id);
    expect(await titleOf(over.path)).toBe(general);
    expect(await titleOf((await linked(7)).path)).toBe(general);
    const old = await linked();
    api.clock.move(24 * 60 * 60 * 1000);
    expect(await titleOf(old.path)).toBe(general);
  });

  test('is that of the game once the challenger has deleted the account', async () => {
    const { creator, path } = await linked();
    await creator.client.call(deleteAccount, { body: { password: testPassword } });
    expect(await titleOf(path)).toBe(general);
  });
});
