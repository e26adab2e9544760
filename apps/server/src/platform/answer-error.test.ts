import { coreMessages, type Refusal } from '@lading/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const faults: Record<string, Error> = {
  full: Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  }),
  address: Object.assign(new Error('connect EACCES'), { code: 'EACCES', syscall: 'connect' }),
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      register: (app) =>
        app.get<{ Params: { fault: string } }>('/api/trial/:fault', ({ params }) => {
          throw faults[params.fault]!;
        }),
    },
  );
});
afterAll(() => server.close());

describe('a call that cannot write to the disk', () => {
  const ask = async (fault: string) =>
    (await server.app.inject({ url: `/api/trial/${fault}` })).json<Refusal>();

  it('says that nothing is lost and when to retry, and the log has the reason', async () => {
    const { message, zhMessage } = coreMessages.storageFailed();
    expect(await ask('full')).toMatchObject({ result: 'ERR', message, zhMessage });
    expect(server.log.some((line) => line.includes('the disk failed') && line.includes('ENOSPC'))).toBe(true);
  });

  it('is distinguished from a failed connection', async () => {
    expect(await ask('address')).toMatchObject({ message: coreMessages.serverError().message });
  });
});
