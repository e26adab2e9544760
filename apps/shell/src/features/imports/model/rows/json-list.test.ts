import { expect, test } from 'vitest';
import { PageTurn } from '@lading/ui/page-turn';
import { JsonList, jsonOfLists, rowsAsJson } from './json-list.ts';

test.each([0, 1, 3, 40_000])(
  'a list of %d items is written item by item and reads as it was',
  async (count) => {
    const items = Array.from({ length: count }, (_, at) => `"${at}", é`);
    const list = new JsonList();
    for (const item of items) list.add(item);
    expect(JSON.parse(await new Blob(list.parts).text())).toEqual(items);
  },
);

test('several lists are sent together under their names', async () => {
  const keys = new JsonList();
  const marks = new JsonList();
  for (const key of ['A-1', 'A-2']) keys.add(key);
  const body = jsonOfLists({ 'sku"Codes': keys, digests: marks });
  expect(body.type).toBe('application/json');
  expect(JSON.parse(await body.text())).toEqual({ 'sku"Codes': ['A-1', 'A-2'], digests: [] });
});

const { signal } = new AbortController();
const write = (ids: readonly number[], end = signal) =>
  rowsAsJson(ids, (id) => ({ skuCode: `"${id}", é` }), new PageTurn(), end);

test.each([0, 1, 100, 101, 250])('%d rows are written as one JSON list', async (count) => {
  const ids = Array.from({ length: count }, (_, at) => at * 2);
  const written = await write(ids);
  expect(written.type).toBe('application/json');
  expect(JSON.parse(await written.text())).toEqual(ids.map((id) => ({ skuCode: `"${id}", é` })));
});

test('rows that are no longer needed are not written', async () => {
  const end = new AbortController();
  const reason = new Error('left');
  const written = rowsAsJson(
    [1, 2, 3],
    (id) => {
      end.abort(reason);
      const until = performance.now() + 9;
      while (performance.now() < until) continue;
      return { skuCode: String(id) };
    },
    new PageTurn(),
    end.signal,
  );
  await expect(written).rejects.toBe(reason);
});
