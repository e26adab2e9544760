import { describe, expect, it, vi } from 'vitest';
import { RowValidationQueue } from './row-validation-queue.ts';

/** A server that replies on demand, over editable rows. */
function stage() {
  const rows = new Map<number, { values: string; version: number }>();
  const asked: {
    values: string;
    answer: (reply: string) => void;
    fail: (fault: Error) => void;
    signal: AbortSignal;
  }[] = [];
  const taken: string[] = [];
  const queue = new RowValidationQueue<string, string>({
    read: (row) => rows.get(row) ?? null,
    validate: (values, signal) => new Promise((answer, fail) => asked.push({ values, answer, fail, signal })),
    accept(row, version, reply) {
      if (rows.get(row)?.version === version) taken.push(`${row}: ${reply}`);
    },
    onChange: () => {},
  });
  const edit = (row: number, values: string) => {
    rows.set(row, { values, version: (rows.get(row)?.version ?? 0) + 1 });
    queue.add([row]);
  };
  const settled = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 1 });
  return { rows, asked, taken, queue, edit, settled };
}

describe('the queue of row checks (spec §4)', () => {
  it('runs one check at a time while other rows wait', async () => {
    const { asked, edit, taken, settled, queue } = stage();
    edit(1, 'one');
    edit(2, 'two');
    edit(3, 'three');
    expect(asked.map(({ values }) => values)).toEqual(['one']);
    expect(queue.pending).toBe(3);
    asked[0]!.answer('fine');
    await settled(() => expect(asked.map(({ values }) => values)).toEqual(['one', 'two']));
    asked[1]!.answer('fine');
    await settled(() => expect(asked).toHaveLength(3));
    asked[2]!.answer('fine');
    await settled(() => expect(queue.pending).toBe(0));
    expect(taken).toEqual(['1: fine', '2: fine', '3: fine']);
  });

  it('sends the current state of a waiting row when its turn comes', async () => {
    const { asked, edit, settled } = stage();
    edit(1, 'one');
    edit(2, 'tw');
    edit(2, 'two');
    asked[0]!.answer('fine');
    await settled(() => expect(asked.map(({ values }) => values)).toEqual(['one', 'two']));
  });

  it('drops the reply to a row that was edited meanwhile and checks it again', async () => {
    const { asked, edit, taken, settled, queue } = stage();
    edit(1, 'old');
    edit(1, 'new');
    asked[0]!.answer('answer to old');
    await settled(() => expect(asked.map(({ values }) => values)).toEqual(['old', 'new']));
    asked[1]!.answer('answer to new');
    await settled(() => expect(queue.pending).toBe(0));
    expect(taken).toEqual(['1: answer to new']);
  });

  it('skips a row that was deleted while it waited', async () => {
    const { asked, rows, edit, settled, queue } = stage();
    edit(1, 'one');
    edit(2, 'two');
    edit(3, 'three');
    rows.delete(2);
    asked[0]!.answer('fine');
    await settled(() => expect(asked.map(({ values }) => values)).toEqual(['one', 'three']));
    asked[1]!.answer('fine');
    await settled(() => expect(queue.pending).toBe(0));
  });

  it('stops after a failure, loses no row, and continues with the next edit', async () => {
    const { asked, edit, settled, queue } = stage();
    edit(1, 'one');
    asked[0]!.fail(new Error('lost'));
    await settled(() => expect(queue.failure).toBeInstanceOf(Error));
    expect(queue.pending).toBe(1);
    edit(2, 'two');
    expect(queue.failure).toBeNull();
    expect(asked.map(({ values }) => values)).toEqual(['one', 'one']);
    asked[1]!.answer('fine');
    await settled(() => expect(asked).toHaveLength(3));
  });

  it('aborts the running check when it ends', async () => {
    const { asked, edit, queue, taken, settled } = stage();
    edit(1, 'one');
    queue.end();
    expect(asked[0]!.signal.aborted).toBe(true);
    asked[0]!.answer('too late');
    await settled(() => expect(queue.pending).toBe(0));
    expect(taken).toEqual([]);
  });
});
