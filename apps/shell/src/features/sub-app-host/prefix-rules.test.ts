import { describe, expect, it } from 'vitest';
import { findSubApp, normalisePath, pageOf } from './prefix-rules.ts';

const apps = [{ prefix: '/b' }, { prefix: '/o' }, { prefix: '/o/legacy' }];

describe('the sub-app of a path', () => {
  it.each([
    ['/b', '/b'],
    ['/b/', '/b'],
    ['/b/index.html', '/b'],
    ['/o/legacy/', '/o/legacy'],
    ['/o/legacyish', '/o'],
  ])('of %s is %s', (pathname, prefix) => {
    expect(findSubApp(apps, pathname)?.prefix).toBe(prefix);
  });

  it.each(['/', '/bigcommerce/connection', '/login', '/B/'])('of %s is none', (pathname) => {
    expect(findSubApp(apps, pathname)).toBeUndefined();
  });
});

describe('the canonical address of a page', () => {
  it.each([
    ['/b', '/b/'],
    ['/b/', '/b/'],
    ['/o/legacy', '/o/legacy/'],
    ['/login', '/login'],
  ])('of %s is %s', (pathname, expected) => {
    expect(normalisePath(apps, pathname)).toBe(expected);
  });
});

describe('the page of a sub-app', () => {
  it.each([
    ['/b/#/orders', '/orders'],
    ['/b/#/orders?status=ON_HOLD', '/orders'],
    ['/b/#/orders/12', '/orders/12'],
    ['/b/', '/'],
    ['/b/#orders', '/orders'],
    ['/b/#//', '//'],
    ['/b/#//[', '//['],
  ])('at %s is %s', (address, page) => {
    expect(pageOf(new URL(address, 'http://localhost'))).toBe(page);
  });
});
