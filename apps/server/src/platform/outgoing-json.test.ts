import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outgoingJson } from './outgoing-json.ts';

const asked: string[] = [];
const answers: Record<string, (response: ServerResponse) => void> = {
  '/good': (response) => response.end('{"a":1}'),
  '/long': (response) => response.end(JSON.stringify('x'.repeat(300_000))),
  '/moved': (response) => response.writeHead(302, { location: '/good' }).end(),
  '/text': (response) => response.end('<p>Hello</p>'),
  '/broken': (response) => response.writeHead(503).end(),
  // Never completed.
  '/silent': () => undefined,
  '/slow': (response) => response.write('{"a":'),
};
const server = createServer((request, response) => {
  asked.push(request.url!);
  answers[request.url!]!(response);
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('reads an answer', async () => {
  expect(await outgoingJson(`${address}/good`)).toEqual({ a: 1 });
});

it.each([
  ['/long', 'unusable'],
  ['/text', 'unusable'],
  ['/moved', 'refused'],
  ['/broken', 'unreachable'],
])('refuses %s as %s', async (path, reason) => {
  await expect(outgoingJson(address + path)).rejects.toMatchObject({ name: 'OutgoingError', reason });
});

it('follows no redirect', async () => {
  asked.length = 0;
  await expect(outgoingJson(`${address}/moved`)).rejects.toMatchObject({ status: 302 });
  expect(asked).toEqual(['/moved']);
});

it.each(['/silent', '/slow'])('waits for %s only as long as asked', async (path) => {
  // The answer never comes, so that no machine is too slow for this.
  await expect(outgoingJson(address + path, { timeoutMs: 20 })).rejects.toMatchObject({
    reason: 'unreachable',
  });
});
