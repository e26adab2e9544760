import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isFromThisMachine, isVisitOnThisMachine } from './own-machine.ts';

const request = (
  hostname: string,
  { remoteAddress = '127.0.0.1', ...headers }: Record<string, string> = {},
) => ({ hostname, headers, socket: { remoteAddress } }) as unknown as FastifyRequest;

describe('a page of this machine only', () => {
  it.each(['localhost', 'LOCALHOST', 'seller.localhost', '127.0.0.1', '[::1]', '::1'])(
    'answers a browser that requests %s',
    (name) => expect(isVisitOnThisMachine(request(name))).toBe(true),
  );

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '10.0.0.5', ''])(
    'does not exist under the name %j, which may lead here from another site',
    (name) => expect(isVisitOnThisMachine(request(name))).toBe(false),
  );

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
    'is not served through a proxy (%s)',
    (header) => {
      expect(isFromThisMachine(request('localhost', { [header]: '203.0.113.9' }))).toBe(false);
    },
  );

  it('excludes everyone else', () => {
    expect(isFromThisMachine(request('localhost', { remoteAddress: '203.0.113.9' }))).toBe(false);
    expect(isFromThisMachine(request('localhost', { remoteAddress: '::ffff:127.0.0.1' }))).toBe(true);
  });
});
