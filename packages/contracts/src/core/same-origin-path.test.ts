import { describe, expect, test } from 'vitest';
import { sameOriginPath } from './same-origin-path.ts';

describe('only a same-origin path is remembered for the redirect after login (decision D5)', () => {
  test.each([
    '/',
    '/b/#/orders',
    '/temu-warehouse-authorization?code=a%2Fb&next=//shop.example&x=..',
    '/o/#/app/productList?productType=1',
    '/a%20b/%E8%8C%B6',
    '/b/#//not-a-host',
  ])('%s survives', (path) => {
    expect(sameOriginPath(path)).toBe(path);
  });

  test.each([
    null,
    undefined,
    '',
    'orders',
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    String.raw`\/evil.example`,
    '/%5cevil.example',
    '/%5Cevil.example',
    '/%255cevil.example',
    '/%2Fevil.example',
    '/%252Fevil.example',
    '/..%2F%5cevil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/.//evil.example',
    '/a/%2e%2e//evil.example',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    ' /orders',
    '/orders\u0000',
    '/%00',
    '/%zz',
    '/\u2028/evil',
  ])('%j is dropped', (path) => {
    expect(sameOriginPath(path)).toBeNull();
  });
});
