import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { removeFiles, removeLeftFiles } from './remove-files.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const left = () =>
  server.platform.database.asSystem(async (trx) => {
    const rows = await trx.selectFrom('file_removal').select('file_key').orderBy('since').execute();
    return rows.map((row) => row.file_key);
  });

/** The server's parts, with a storage that cannot delete some files. @param tried receives every file it is asked to delete */
const withStorage = (stuck: readonly string[], tried: string[]) => ({
  ...server.platform,
  files: {
    ...server.platform.files,
    remove(key: string) {
      tried.push(key);
      return stuck.includes(key) ? Promise.reject(new Error('not permitted')) : Promise.resolve();
    },
  },
});

it('files that cannot be deleted do not block the others, and are retried after them', async () => {
  const stuck = ['1', '2', '3', '4', '5', '6', '7'].map((name) => `stuck-${name}`);
  const others = ['a', 'b'].map((name) => `other-${name}`);
  await removeFiles(withStorage([...stuck, ...others], []), [...stuck, ...others]);
  expect((await left()).toSorted()).toEqual([...others, ...stuck]);

  const tried: string[] = [];
  server.clock.advance(3_600_000);
  await expect(removeLeftFiles(withStorage(stuck, tried))).rejects.toThrow('not permitted');
  // An unavailable storage is not asked for each file.
  expect(tried.filter((key) => stuck.includes(key))).toHaveLength(5);
  server.clock.advance(3_600_000);
  await expect(removeLeftFiles(withStorage(stuck, tried))).rejects.toThrow('not permitted');
  expect(tried).toEqual(expect.arrayContaining(others));
  expect((await left()).toSorted()).toEqual(stuck);

  await removeLeftFiles(withStorage([], []));
  expect(await left()).toEqual([]);
});
