import { describe, expect, it } from 'vitest';
import type { TemuConfig } from '../../temu-config.ts';
import { isAllowedReturn, temuRequestOf } from './temu-request-rules.ts';

const config: TemuConfig = {
  appKey: 'key',
  appSecret: 'secret',
  portal: undefined,
  returnHosts: ['seller.temu.com', '*.partner.example', 'localhost:9000'],
  names: { request: 'state', returnTo: 'redirect_uri' },
};

describe('where a person may be sent back to (decision D10)', () => {
  it.each([
    ['https://seller.temu.com/back?x=1', true],
    ['https://eu.partner.example/', true],
    ['http://localhost:9000/back', true],
    ['https://partner.example/', false],
    ['https://evilpartner.example/', false],
    ['http://seller.temu.com/', false],
    ['https://seller.temu.com:8443/', false],
    ['https://seller.temu.com.evil.example/', false],
    ['https://seller.temu.com@evil.example/', false],
    ['https://me:pw@seller.temu.com/', false],
    ['javascript://seller.temu.com/%0aalert(1)', false],
    ['data:text/html,hello', false],
    ['http://localhost:9001/', false],
  ])('%s: %s', (address, isAllowed) => {
    expect(isAllowedReturn(new URL(address), config.returnHosts)).toBe(isAllowed);
  });
});

describe('the request of the marketplace', () => {
  it.each([
    ['', 'missing'],
    ['state=', 'missing'],
    ['state=r1', 'missing'],
    ['redirect_uri=https%3A%2F%2Fseller.temu.com%2F', 'missing'],
    ['state=r1&redirect_uri=https%3A%2F%2Fevil.example', 'forbidden'],
    ['state=r1&redirect_uri=%2F%2Fevil.example', 'forbidden'],
    [`state=${'x'.repeat(501)}&redirect_uri=https%3A%2F%2Fseller.temu.com%2F`, 'missing'],
  ])('“%s” is %s', (query, verdict) => {
    expect(temuRequestOf(query, config)).toBe(verdict);
  });

  it('is read by the configured names, and returns to the portal when it names no address', () => {
    const names = { request: 'authNo', returnTo: 'back' };
    const read = temuRequestOf('?authNo=r1', { ...config, names, portal: 'https://seller.temu.com' });
    expect(read).toEqual({ id: 'r1', returnTo: new URL('https://seller.temu.com') });
  });
});
