import { expect, it } from 'vitest';
import { fenceBaseStyles } from './fence-base-styles.ts';

it('limits the base styles at a sub-app with its own look, and leaves every other layer unchanged', () => {
  expect(
    fenceBaseStyles(
      '@layer base,utilities;@layer base{h1{a:b}/* } */q{content:"}"}}@layer utilities{.c{d:e}}',
    ),
  ).toBe(
    '@layer base,utilities;@layer base{@scope (:root) to ([data-own-look]){h1{a:b}/* } */q{content:"}"}}}@layer utilities{.c{d:e}}',
  );
});

it('finds every base layer of a sheet', () => {
  expect(fenceBaseStyles('@layer base {a{b:c}} p{q:r} @layer base {d{e:f}}').match(/@scope/g)).toHaveLength(
    2,
  );
});

it('names the root of the page as its scope, which no other selector reaches from within', () => {
  expect(fenceBaseStyles('@layer base{html,:host{a:b}:root[x]{c:d}.html{e:f}}')).toBe(
    '@layer base{@scope (:root) to ([data-own-look]){:scope,:host{a:b}:scope[x]{c:d}.html{e:f}}}',
  );
});
