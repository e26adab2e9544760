import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'cell-states.css'), 'utf8');
const forced = css.slice(css.indexOf('@media (forced-colors: active)'));

it.each(['is-selected', 'is-filling', 'is-active', 'is-found'])(
  'a cell that %s, which a background or shadow shows, has a mark of its own in forced colors',
  (state) => {
    expect(forced).toMatch(new RegExp(`\\.${state}\\b`));
  },
);

it('the current match differs from the others in forced colors', () => {
  expect(forced).toMatch(/\.is-found\.is-active\s*\{\s*outline-width: 2px/);
});
