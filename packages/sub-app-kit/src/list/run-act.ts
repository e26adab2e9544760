import type { ListAct, ListReply } from './list-definition.ts';

/** Maximum rows per action; for more, the user filters the list. */
export const mostRowsOfAnAct = 5_000;
/** Page size for collecting all rows of a list (decision D9). */
const gatheredPage = 200;
/** Concurrent calls of an action. */
const atOnce = 4;

/** The result of an action on one row. */
export interface ActAnswer<Row> {
  row: Row;
  /** Why it failed; absent on success. */
  error?: unknown;
}

/** Reports the progress of an action: rows done and total. */
type Progress = (done: number, all: number) => void;

/**
 * Reads every row that matches the filters of a list.
 * @param ask returns a page by its number from 1, with `pageSize` rows
 * @throws what `ask` throws; the signal's reason when aborted
 */
export async function gatherRows<Row>(
  ask: (page: number, pageSize: number) => Promise<ListReply<Row> | null>,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < mostRowsOfAnAct; page += 1) {
    const reply = await ask(page, gatheredPage);
    signal.throwIfAborted();
    rows.push(...(reply?.records ?? []));
    if (!reply || reply.records.length < gatheredPage) break;
  }
  return rows.slice(0, mostRowsOfAnAct);
}

/**
 * Applies an action to each row, a few at a time, and returns a result for each in row order; rows after an abort are missing. The order
 * of rows that wait for others does not matter.
 */
export async function runOnEach<Row>(
  { each, waitsForOthers }: Pick<ListAct<Row>, 'each' | 'waitsForOthers'>,
  rows: readonly Row[],
  signal: AbortSignal,
  onProgress: Progress,
): Promise<ActAnswer<Row>[]> {
  const answers: ActAnswer<Row>[] = [];
  async function attempt(row: Row, at: number): Promise<void> {
    try {
      await each?.(row);
      answers[at] = { row };
    } catch (error) {
      answers[at] = { row, error };
    }
  }
  let next = 0;
  let done = 0;
  async function work(): Promise<void> {
    while (next < rows.length && !signal.aborted) {
      const at = next;
      next += 1;
      await attempt(rows[at]!, at);
      done += 1;
      onProgress(done, rows.length);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  const waiting = answers.flatMap((answer, at) =>
    'error' in answer && waitsForOthers?.(answer.error) ? [at] : [],
  );
  // Where all of them wait, it is for rows that are not among them.
  if (waiting.length < rows.length)
    for (const at of waiting) if (!signal.aborted) await attempt(rows[at]!, at);
  return answers.filter(Boolean);
}
