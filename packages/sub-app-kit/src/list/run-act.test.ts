import { describe, expect, it, vi } from 'vitest';
import { gatherRows, mostRowsOfAnAct, runOnEach } from './run-act.ts';

const never = new AbortController().signal;

describe('an action on many rows', () => {
  it('returns a result for each row in order, regardless of failures and of when each ends', async () => {
    const lost = new Error('lost');
    const each = vi.fn<(row: number) => Promise<unknown>>(async (row) => {
      // Later rows finish earlier.
      for (let turn = 0; turn < 6 - row; turn += 1) await Promise.resolve();
      if (row === 2 || row === 5) throw lost;
    });
    const progress = vi.fn<(done: number, all: number) => void>();
    const answers = await runOnEach({ each }, [1, 2, 3, 4, 5], never, progress);
    expect(answers).toEqual([
      { row: 1 },
      { row: 2, error: lost },
      { row: 3 },
      { row: 4 },
      { row: 5, error: lost },
    ]);
    expect(progress).toHaveBeenLastCalledWith(5, 5);
  });

  it('tries a row that waits for another one of them once more, whichever comes first', async () => {
    const waits = new Error('waits');
    const apply = (among: number[]) => {
      const done = new Set<number>();
      const each = vi.fn<(row: number) => Promise<unknown>>(async (row) => {
        if (row === 1 && !done.has(2)) throw waits;
        await Promise.resolve();
        done.add(row);
      });
      const act = { each, waitsForOthers: (error: unknown) => error === waits };
      return runOnEach(act, among, never, () => undefined).then((answers) => ({ answers, each }));
    };
    for (const rows of [
      [1, 2],
      [2, 1],
    ])
      expect((await apply(rows)).answers).toEqual(rows.map((row) => ({ row })));
    const { answers, each } = await apply([1, 3]);
    expect(answers).toEqual([{ row: 1, error: waits }, { row: 3 }]);
    expect(each).toHaveBeenCalledTimes(3);
    expect((await apply([1])).each).toHaveBeenCalledTimes(1);
  });

  it('starts no further row once it is stopped', async () => {
    const stop = new AbortController();
    const each = vi.fn<(row: number) => Promise<unknown>>(async () => stop.abort());
    const answers = await runOnEach({ each }, [1, 2, 3, 4, 5, 6, 7, 8, 9], stop.signal, () => undefined);
    expect(each.mock.calls.length).toBeLessThan(9);
    expect(answers).toHaveLength(each.mock.calls.length);
  });
});

describe('all rows of a list', () => {
  it('are read page by page', async () => {
    const all = Array.from({ length: 450 }, (_, at) => at);
    const ask = vi.fn<(page: number, size: number) => Promise<{ records: number[]; total: number }>>(
      async (page, size) => ({ records: all.slice((page - 1) * size, page * size), total: all.length }),
    );
    expect(await gatherRows(ask, never)).toEqual(all);
    expect(ask.mock.calls).toEqual([
      [1, 200],
      [2, 200],
      [3, 200],
    ]);
  });

  it('are collected up to the maximum of an action', async () => {
    const ask = async (_page: number, size: number) => ({
      records: Array.from({ length: size }, () => 'x'),
      total: 1e6,
    });
    expect(await gatherRows(ask, never)).toHaveLength(mostRowsOfAnAct);
  });
});
