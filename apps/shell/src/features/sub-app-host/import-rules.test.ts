import { expect, it } from 'vitest';
import { readImport } from './fetch-css.ts';

it.each([
  ['@import "a.css"', { address: 'a.css', conditions: [] }],
  ["@import url('a.css')", { address: 'a.css', conditions: [] }],
  ['@import url(a.css) print', { address: 'a.css', conditions: ['@media print'] }],
  ['@import "a.css" layer(base)', { address: 'a.css', conditions: ['@layer base'] }],
  [
    '@import "a.css" layer supports(display: grid) screen and (width > 1px)',
    {
      address: 'a.css',
      conditions: ['@media screen and (width > 1px)', '@supports (display: grid)', '@layer'],
    },
  ],
  ['@layer base', undefined],
])('reads %s', (prelude, expected) => {
  expect(readImport(prelude)).toEqual(expected);
});
