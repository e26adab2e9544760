import { describe, expect, it } from 'vitest';
import { outsideJson } from './outside-json.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it.each<[string, string, unknown]>([
  ['values of all kinds', '{"a":[1,true,null,"b"]}', { a: [1, true, null, 'b'] }],
  ['texts, without NUL and lone surrogates', String.raw`{"a\u0000":"b\u0000c\ud83d"}`, { a: 'bc\ufffd' }],
  ['brackets within texts', JSON.stringify({ a: '[{"\\'.repeat(500) }), { a: '[{"\\'.repeat(500) }],
  ['arrays beside each other', `[${'[[]],'.repeat(500)}[]]`, JSON.parse(`[${'[[]],'.repeat(500)}[]]`)],
  ['a member that looks like an ancestor', '{"__proto__":"a"}', JSON.parse('{"__proto__":"a"}')],
  // The normal form of the whole row takes minutes.
  [
    'thirty of a megabyte of marks',
    JSON.stringify('\u0301\u0316'.repeat(250_000)),
    '\u0301\u0316'.repeat(15),
  ],
])('reads %s', (_, text, value) => {
  expect(outsideJson(text)).toEqual(value);
});

it('reads nesting as deep as any known input', () => {
  expect(JSON.stringify(outsideJson(nested(100)))).toBe(nested(100));
});

describe.each([
  ['nothing', ''],
  ['a page', '<html>'],
  ['a text that does not end', '"a'],
  ['a text that ends within an escape', String.raw`"a\ `.trim()],
  ['too deep nesting', nested(101)],
  ['millions of brackets', nested(4_000_000)],
  ['millions of brackets that are never closed', '[{"a":'.repeat(1_000_000)],
])('%s', (_, text) => {
  it('is refused', () => {
    expect(() => outsideJson(text)).toThrow(SyntaxError);
  });
});
