import { describe, expect, it } from 'vitest';
import { limitedMarks } from './mark-runs.ts';
import { normalForm } from './normal-form.ts';
import { comparedText } from './same-text.ts';

const above = '\u0301';
const below = '\u0316';
/** A mark of two code units. */
const wide = '\u{1d165}';

it.each([
  ['nothing', '', ''],
  ['letters, however many', 'é茶'.repeat(100), 'é茶'.repeat(100)],
  ['thirty marks', `a${above.repeat(30)}`, `a${above.repeat(30)}`],
  ['thirty of more', `a${above.repeat(31)}b`, `a${above.repeat(30)}b`],
  [
    'thirty of each row',
    `a${above.repeat(40)}b${below.repeat(50)}`,
    `a${above.repeat(30)}b${below.repeat(30)}`,
  ],
  ['whole signs', `a${wide.repeat(40)}`, `a${wide.repeat(30)}`],
  ['thirty that are wide', `a${wide.repeat(30)}`, `a${wide.repeat(30)}`],
  [
    'half-width voicing marks among them',
    `a${`\uff9e${above}`.repeat(40)}`,
    `a${`\uff9e${above}`.repeat(15)}`,
  ],
])('keeps %s', (_, given, kept) => {
  expect(limitedMarks(given)).toBe(kept);
});

// Without the limit each takes minutes: marks of two classes are sorted one by one.
describe.each([
  ['marks', (above + below).repeat(500_000)],
  ['half-width voicing marks', `\uff9e${above}`.repeat(500_000)],
  ['marks of a letter', `a${(above + below).repeat(500_000)}`],
])('a megabyte of %s', (_, text) => {
  it('is normalized', () => {
    expect(normalForm(text).length).toBeLessThan(40);
  });

  it('is compared', () => {
    expect(comparedText(text).length).toBeLessThan(40);
  });
});
