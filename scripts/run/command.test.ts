import { readConfig } from '@craque/api/start/config.ts';
import { expect, jest, test } from '@jest/globals';
import { commandConfig, openStoresSoon } from './command.ts';

test('a command gives up a MongoDB that does not answer', async () => {
  const config = { ...readConfig({}), mongodbUrl: 'mongodb://127.0.0.1:9' };
  await expect(openStoresSoon(config, 3_000)).rejects.toThrow(
    'MongoDB has not answered for 3 s: is MONGODB_URL right?',
  );
}, 20_000);

test('a command names settings that are misspelt', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  process.env.DATADIR = '/elsewhere';
  commandConfig();
  delete process.env.DATADIR;
  expect(warn).toHaveBeenCalledWith('DATADIR is no setting: did you mean DATA_DIR?');
  warn.mockRestore();
});
