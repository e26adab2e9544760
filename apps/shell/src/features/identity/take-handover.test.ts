// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { takeHandover } from './take-handover.ts';

afterEach(() => history.replaceState(null, '', '/'));

const here = () => location.pathname + location.search + location.hash;

describe('the address of a handover (decision D5)', () => {
  it.each([
    [
      '?type=WMS&accessToken=a&refreshToken=r&page=2',
      { type: 'WMS', accessToken: 'a', refreshToken: 'r' },
      '?page=2',
    ],
    ['?accessToken=a&page=2', null, '?page=2'],
    ['?page=2', null, '?page=2'],
  ])('%s keeps no token', (search, handover, rest) => {
    history.replaceState(null, '', `/b/${search}#/orders`);
    expect(takeHandover()).toEqual(handover);
    expect(here()).toBe(`/b/${rest}#/orders`);
  });
});
