import { describe, expect, test } from 'vitest';
import { pictureAddress } from './picture-address.ts';
import { siteHost } from './site-host.ts';

describe('a brand’s picture is a path of the site or an https address (spec §3)', () => {
  test.each([
    ['/logo.svg', true],
    ['/brands/anchor/logo.png?v=2', true],
    ['https://cdn.example/logo.svg', true],
    ['http://cdn.example/logo.svg', false],
    ['//cdn.example/logo.svg', false],
    ['/\\cdn.example/logo.svg', false],
    ['javascript:alert(1)', false],
    ['data:image/svg+xml,x', false],
    ['logo.svg', false],
    ['', false],
  ])('%j: %s', (text, isGood) => {
    expect(pictureAddress.safeParse(text).success).toBe(isGood);
  });
});

describe('the host of a site', () => {
  test.each([
    ['Parcels.Example', 'parcels.example'],
    ['localhost', 'localhost'],
    ['10.0.0.7', '10.0.0.7'],
    ['https://parcels.example', undefined],
    ['parcels.example:8080', undefined],
    ['parcels.example/', undefined],
    ['-x.example', undefined],
    ['', undefined],
  ])('%j: %s', (text, host) => {
    expect(siteHost.safeParse(text).data).toBe(host);
  });
});
