import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedJson } from './guarded-json.ts';

let answer: { status: number; headers?: Record<string, string>; body?: string };
const server = createServer((_request, response) => {
  response.writeHead(answer.status, answer.headers).end(answer.body);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

function call() {
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return guardedJson(new URL(`http://${host}/`), { trusted: new Set([host]) });
}

describe('a party that asks for a pause', () => {
  const noon = 'Fri, 20 Nov 2026 12:00:00 GMT';
  it.each<[string, Record<string, string>, number | undefined]>([
    ['seconds', { 'retry-after': '30' }, 30],
    ['seconds with a fraction', { 'retry-after': '2.0' }, 2],
    ['a date by its own clock', { date: noon, 'retry-after': 'Fri, 20 Nov 2026 12:01:30 GMT' }, 90],
    ['a date that has passed', { date: noon, 'retry-after': 'Fri, 20 Nov 2026 11:59:00 GMT' }, 0],
    ['milliseconds', { 'x-rate-limit-time-reset-ms': '1500' }, 1.5],
    ['something else', { 'retry-after': 'soon' }, undefined],
    ['nothing', {}, undefined],
  ])('%s', async (_name, headers, retryAfterSeconds) => {
    answer = { status: 429, headers };
    await expect(call()).rejects.toMatchObject({ status: 429, retryAfterSeconds });
  });
});

it.each([
  [408, 'unreachable'],
  [500, 'unreachable'],
  [524, 'unreachable'],
  [403, 'refused'],
])('status %i is %s', async (status, reason) => {
  answer = { status };
  await expect(call()).rejects.toMatchObject({ status, reason });
});

it.each(['[1]', '\uFEFF[1]', '\r\n \uFEFF[1]', '\uFEFF\n\uFEFF[1]\n'])(
  'reads the answer %j',
  async (body) => {
    answer = { status: 200, body };
    expect((await call()).content).toEqual([1]);
  },
);
