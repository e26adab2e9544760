import { expect, it } from 'vitest';
import { absoluteUrls } from './fetch-css.ts';

const base = 'https://cdn.test/basics/assets/style.css';

it.each([
  ['url(a.png)', 'url("https://cdn.test/basics/assets/a.png")'],
  ["url('../f/a b.woff2')", 'url("https://cdn.test/basics/f/a%20b.woff2")'],
  ['url(/x.svg#y)', 'url("https://cdn.test/x.svg#y")'],
  ['url(data:image/svg+xml;utf8,{;})', 'url(data:image/svg+xml;utf8,{;})'],
  ['url(#filter)', 'url(#filter)'],
  ['url(https://other.test/a.png)', 'url(https://other.test/a.png)'],
  ['"url(a.png)"', '"url(a.png)"'],
])('loads the addresses in a style sheet relative to the sheet: %s', (value, expected) => {
  expect(absoluteUrls(`p{x:${value}}`, base)).toBe(`p{x:${expected}}`);
});
