import { importsApi } from '@lading/contracts/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';

const { analyseAndCacheFile } = importsApi.calls;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    LADING_UPLOAD_MEGABYTES: '100',
    LADING_IMPORT_MEGABYTES: '1',
    LADING_IMPORT_ROWS: '10',
    LADING_IMPORT_COLUMNS: '12',
    LADING_IMPORT_CELL_CHARACTERS: '100',
  });
});
afterAll(() => server.close());

const upload = async (email: string, content = 'SKU,Product name\nA-1,Stool\n') =>
  server.call(
    analyseAndCacheFile,
    { body: { file: new File([content], 'goods.csv') } },
    await server.signIn(email),
  );

/** Sets the size of the only upload to the limit. */
const fill = () =>
  server.platform.database.asSystem((trx) =>
    trx
      .updateTable('import_file')
      .set({ bytes: 100 * 1024 * 1024 })
      .execute(),
  );

describe('the uploads of an organization', () => {
  it('end at their limit, with advice; other organizations are not affected', async () => {
    expect(await upload('seller@lading.test')).toMatchObject({ result: 'OK' });
    await fill();
    const answer = await upload('seller@lading.test');
    expect(answer).toMatchObject({ code: 400, errors: [{ fieldName: 'file' }] });
    expect(JSON.stringify(answer)).toContain('100 MB');
    expect(await upload('other@lading.test')).toMatchObject({ result: 'OK' });
  });

  it('are accepted again once older ones are a day old', async () => {
    await server.platform.database.asSystem((trx) =>
      trx
        .updateTable('import_file')
        .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
        .execute(),
    );
    expect(await upload('seller@lading.test')).toMatchObject({ result: 'OK' });
  });
});

describe('an import file within the limits of the server (decision D8)', () => {
  const rows = (count: number) => `SKU,Product name\n${'A,Stool\n'.repeat(count)}`;
  const headings = Array.from({ length: 14 }, (_, at) => `Column ${at}`).join(',');

  it('may have that many rows, and offers columns up to the limit', async () => {
    expect(await upload('plain@lading.test', rows(10))).toMatchObject({ result: 'OK' });
    expect(await upload('plain@lading.test', `${headings}\n${'x,'.repeat(13)}x\n`)).toMatchObject({
      data: { columnCount: 14, fieldsOption: expect.objectContaining({ length: 12 }) },
    });
  });

  it.each([
    ['rows', rows(11), /more than 10 rows/],
    ['octets', rows(1) + ' '.repeat(1_100_000), /1 MB/],
  ])('is refused beyond its %s, and names the limit', async (_, content, words) => {
    const answer = await upload('plain@lading.test', content);
    expect(answer.result).toBe('ERR');
    expect(JSON.stringify(answer)).toMatch(words);
  });
});
