import { expect, test } from 'vitest';
import { PageTurn } from '../page-turn.ts';
import { rowsAsJson } from './rows-as-json.ts';

const { signal } = new AbortController();
const write = (ids: readonly number[], end = signal) =>
  rowsAsJson(ids, (id) => ({ skuCode: `"${id}", é` }), new PageTurn(), end);

test.each([0, 1, 100, 101, 250])('%d rows are written as one JSON list', async (count) => {
  const ids = Array.from({ length: count }, (_, at) => at * 2);
  const written = await write(ids);
  expect(written.type).toBe('application/json');
  expect(JSON.parse(await written.text())).toEqual(ids.map((id) => ({ skuCode: `"${id}", é` })));
});

test('rows that nobody waits for any more are not written', async () => {
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
