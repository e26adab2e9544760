import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { coreMessages, type Refusal } from '@lading/contracts/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const faults: Record<string, Error> = {
  full: Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  }),
  address: Object.assign(new Error('connect EACCES'), { code: 'EACCES', syscall: 'connect' }),
  carrier: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }),
};

/** Emits `call` when one of the test's own calls starts. */
const calls = new EventEmitter();

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      register: (app) => {
        app.get<{ Params: { fault: string } }>('/api/trial/:fault', ({ params }) => {
          throw faults[params.fault]!;
        });
        app.post('/api/trial/file', (_request, reply) => {
          calls.emit('call');
          // Nothing has been read of it when the caller goes.
          return reply.send(new Readable({ read: () => undefined }));
        });
        app.post('/api/trial/upload', async (request, reply) => {
          calls.emit('call');
          await once(reply.raw, 'close');
          return { chunks: await request.raw.toArray() };
        });
        app.post<{ Params: { fault: string } }>('/api/trial/after/:fault', async ({ params }, reply) => {
          calls.emit('call');
          await once(reply.raw, 'close');
          throw faults[params.fault]!;
        });
      },
    },
  );
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
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

describe('a caller who hangs up', () => {
  const form = 'multipart/form-data; boundary=b';

  /** Sends a body, hangs up once the call has started, and gives the level and text of what the log says of it. */
  async function hangUp(
    path: string,
    { type = form, body = '--b', bytes }: { type?: string; body?: string; bytes?: number } = {},
  ) {
    const before = server.log.length;
    const started = once(calls, 'call');
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/trial/${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${bytes ?? body.length}\r\n\r\n${body}`,
    );
    await started;
    socket.destroy();
    const outcome = /"msg":"(?:the caller hung up|unknown error|the disk failed)"/;
    const line = await vi.waitUntil(() => server.log.slice(before).find((one) => outcome.test(one)), {
      timeout: 20_000,
    });
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    return { level, msg };
  }

  const hungUp = { level: 30, msg: 'the caller hung up' };

  it('before the first byte of a file was sent is no error', async () => {
    expect(await hangUp('file', { type: 'application/json', body: '{}' })).toEqual(hungUp);
  });

  it('before an upload that has arrived was read is no error', async () => {
    expect(await hangUp('upload')).toEqual(hungUp);
  });

  it('in the middle of an upload is no error', async () => {
    expect(await hangUp('upload', { bytes: 1_000 })).toEqual(hungUp);
  });

  it.each([
    ['full', 'the disk failed'],
    ['address', 'unknown error'],
    ['carrier', 'unknown error'],
  ])('hides no other error (%s)', async (fault, msg) => {
    expect(await hangUp(`after/${fault}`, { bytes: 1_000 })).toEqual({ level: 50, msg });
  });
});
