import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address-rules.ts';

describe('addresses for requests on behalf of users', () => {
  it.each(['8.8.8.8', '23.227.38.65', '172.15.0.1', '172.32.0.1', '2606:4700::1111'])('%s is public', (ip) =>
    expect(isPublicAddress(ip)).toBe(true),
  );
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is not', (ip) => expect(isPublicAddress(ip)).toBe(false));
});
