import { expect, test } from 'vitest';
import { JsonList, jsonOfLists } from './json-list.ts';

test.each([0, 1, 3, 40_000])(
  'a list of %d items is written item by item and reads as it was',
  async (count) => {
    const items = Array.from({ length: count }, (_, at) => `"${at}", é`);
    const list = new JsonList();
    for (const item of items) list.add(item);
    expect(JSON.parse(await new Blob(list.parts).text())).toEqual(items);
  },
);

test('lists are sent together under their names', async () => {
  const keys = new JsonList();
  const marks = new JsonList();
  for (const key of ['A-1', 'A-2']) keys.add(key);
  const body = jsonOfLists({ 'sku"Codes': keys, digests: marks });
  expect(body.type).toBe('application/json');
  expect(JSON.parse(await body.text())).toEqual({ 'sku"Codes': ['A-1', 'A-2'], digests: [] });
});
