import { expect, it } from 'vitest';
import { normalTexts } from './normal-texts.ts';

const apart = 'Cafe\u0301';
const kept = 'Caf\u00e9';

it.each([
  ['a text', apart, kept],
  ['texts at any place', { a: [{ b: apart }, apart] }, { a: [{ b: kept }, kept] }],
  ['names of members', { [apart]: apart }, { [apart]: kept }],
  ['what is no text', [1, true, null, undefined], [1, true, null, undefined]],
  ['a member that looks like an ancestor', JSON.parse('{"__proto__":"a"}'), JSON.parse('{"__proto__":"a"}')],
])('keeps %s', (_, given, wanted) => {
  expect(normalTexts(given)).toEqual(wanted);
});

it('stops at a depth that no call accepts', () => {
  const deep: unknown[] = [];
  deep.push(deep);
  expect(normalTexts(deep)).toHaveLength(1);
});
