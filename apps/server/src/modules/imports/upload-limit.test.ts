import { importsApi } from '@lading/contracts/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';

const { analyseAndCacheFile } = importsApi.calls;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LADING_UPLOAD_MEGABYTES: '100' });
});
afterAll(() => server.close());

const upload = async (email: string) =>
  server.call(
    analyseAndCacheFile,
    { body: { file: new File(['SKU,Product name\nA-1,Stool\n'], 'goods.csv') } },
    await server.signIn(email),
  );

/** Makes the only upload so far as large as the limit. */
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

  it('go on once older ones are a day old', async () => {
    await server.platform.database.asSystem((trx) =>
      trx
        .updateTable('import_file')
        .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
        .execute(),
    );
    expect(await upload('seller@lading.test')).toMatchObject({ result: 'OK' });
  });
});
