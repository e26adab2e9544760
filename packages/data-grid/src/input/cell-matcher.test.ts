import { describe, expect, it } from 'vitest';
import { CellMatcher } from './cell-matcher.ts';

const plain = { matchCase: false, wholeCell: false };

describe('finding in a cell', () => {
  it.each([
    ['usa', plain, 'USA, usa', 2],
    ['USA', { ...plain, matchCase: true }, 'USA, usa', 1],
    ['usa', { ...plain, wholeCell: true }, 'USA', 1],
    ['usa', { ...plain, wholeCell: true }, 'USA ', 0],
    ['aa', plain, 'aaaa', 2],
    ['中文', plain, '中文 (中文)', 2],
    ['straße', plain, 'STRASSE', 0],
    ['.*', plain, 'a.*b', 1],
    ['.*', plain, 'ab', 0],
    ['a-b/c', plain, 'A-B/C', 1],
    ['\\', plain, 'C:\\x\\y', 2],
    ['(', plain, '((', 2],
    ['^x$', { ...plain, wholeCell: true }, '^x$', 1],
  ])('%j with %j matches in %j %d times', (text, how, cell, times) => {
    const matcher = new CellMatcher({ text, ...how });
    expect(matcher.count(cell)).toBe(times);
    expect(matcher.holds(cell)).toBe(times > 0);
  });

  it('replaces every match literally, including pattern characters', () => {
    expect(new CellMatcher({ text: 'us', ...plain }).replaced('US-us-X', '$& $1')).toBe('$& $1-$& $1-X');
  });
});
