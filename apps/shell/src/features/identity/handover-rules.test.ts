import { describe, expect, it } from 'vitest';
import { readHandover, withoutTokens } from './handover-rules.ts';

const tokens = 'accessToken=a.b.c&refreshToken=r';

describe('a session handed over in the address (spec §6, decision D5)', () => {
  it.each(['WMS', 'ADMIN', 'EZEESHIP', 'SAAS', 'SERVER'])(
    'takes tokens of type %s and leaves nothing of them',
    (type) => {
      expect(readHandover(`?page=2&type=${type}&${tokens}&q=a%20b`)).toEqual({
        handover: { type, accessToken: 'a.b.c', refreshToken: 'r' },
        rest: '?page=2&q=a+b',
      });
    },
  );

  it('accepts a single-use code', () => {
    expect(readHandover('?handoverCode=once')).toEqual({ handover: { code: 'once' }, rest: '' });
  });

  it.each([
    '',
    '?type=WMS',
    `?type=OTHER&${tokens}`,
    '?type=WMS&accessToken=a',
    `?${tokens}`,
    '?code=channel',
  ])('finds none in %j', (search) => {
    expect(readHandover(search)).toBeNull();
  });

  it.each([
    ['?type=WMS&accessToken=a', '?type=WMS'],
    [`?type=OTHER&page=2&${tokens}`, '?type=OTHER&page=2'],
    [`?${tokens}`, ''],
    ['?handoverCode=&q=a%20b', '?q=a+b'],
    ['?q=a%20b&type=box', '?q=a%20b&type=box'],
    ['', ''],
  ])('removes the tokens of an incomplete one from %j', (search, rest) => {
    expect(withoutTokens(search)).toBe(rest);
  });
});
