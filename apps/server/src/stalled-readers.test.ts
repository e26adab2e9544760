import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSocket } from './platform/push/testing/push-client.ts';
import { startTestServer, type TestServer } from './platform/testing/test-server.ts';

let server: TestServer;
let isClosed = false;
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      register: (app) =>
        app.get('/trial/endless', (_request, reply) => {
          const content = new Readable({
            read() {
              this.push(Buffer.alloc(65_536));
            },
          });
          content.on('close', () => (isClosed = true));
          return reply.send(content);
        }),
    },
  );
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

it('a reader that stops reading is cut off after some minutes, and its file is closed; a push socket stays', async () => {
  expect(server.app.server.timeout).toBe(300_000);
  // The same, but sooner.
  server.app.server.setTimeout(500);
  const { port } = server.app.server.address() as AddressInfo;
  const push = await openSocket(port);
  const reader = connect(port, '127.0.0.1');
  reader.on('error', () => undefined);
  reader.pause();
  reader.write('GET /trial/endless HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(isClosed).toBe(true), { timeout: 20_000, interval: 50 });
  expect(push.socket.readyState).toBe(push.socket.OPEN);
  push.socket.terminate();
  reader.destroy();
});
