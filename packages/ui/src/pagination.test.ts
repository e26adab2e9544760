// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pageRange } from './pagination.tsx';

test.each([
  ['the first of many', 1, 50, 1204, { page: 1, pages: 25, first: 1, last: 50 }],
  ['the last, shorter one', 25, 50, 1204, { page: 25, pages: 25, first: 1201, last: 1204 }],
  ['an exact end', 2, 50, 100, { page: 2, pages: 2, first: 51, last: 100 }],
  ['nothing', 1, 50, 0, { page: 1, pages: 1, first: 0, last: 0 }],
  ['a page that is gone since', 9, 50, 120, { page: 3, pages: 3, first: 101, last: 120 }],
  ['a page before the first', 0, 50, 120, { page: 1, pages: 3, first: 1, last: 50 }],
])('%s', (_name, page, size, total, expected) => {
  expect(pageRange(page, size, total)).toEqual(expected);
});
