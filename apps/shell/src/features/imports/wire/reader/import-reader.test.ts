import { productImport } from '@lading/contracts/products';
import { importFaults } from '@lading/import-engine/import-faults';
import { describe, expect, it, vi } from 'vitest';
import { ImportReader, type ReaderWorker } from './import-reader.ts';
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts';
import { serveReader } from './serve-reader.ts';

const csv = (rows: number, name = 'goods.csv') =>
  new File(['SKU,Length\n', ...Array.from({ length: rows }, (_, row) => `S-${row},5\n`)], name);
const { signal } = new AbortController();
const sources = { mapping: { skuCode: 'SKU' }, fixedValues: {} };

/** A worker in this thread: the real reader, with a way to break it. */
class WorkerHere extends EventTarget implements Pick<ReaderWorker, 'postMessage' | 'terminate'> {
  isEnded = false;
  /** Sends the head of a file and then nothing, as during the reading of a long file. */
  isSlow = false;
  readonly asked: ReaderRequest[] = [];
  readonly #take = serveReader({
    post: (answer) => {
      if (!this.isEnded && !(this.isSlow && answer.type === 'whole')) this.tell(answer);
    },
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });

  postMessage(request: ReaderRequest): void {
    this.asked.push(request);
    this.#take(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  tell(answer: ReaderAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
}

function reader({ isSlow = false } = {}) {
  const workers: WorkerHere[] = [];
  const made = new ImportReader(productImport, () => {
    const worker = new WorkerHere();
    worker.isSlow = isSlow && workers.length === 0;
    workers.push(worker);
    return worker;
  });
  return { made, workers };
}

async function countRows(made: ImportReader): Promise<number> {
  let rows = 0;
  for await (const { packed } of made.rows(sources, signal)) rows += packed.rowCount;
  return rows;
}

describe('the reader of an import (decision D8)', () => {
  it('starts its worker before there is a file, and only once', async () => {
    const { made, workers } = reader();
    made.warm();
    await made.open(csv(3));
    expect(workers).toHaveLength(1);
  });

  it('returns the head of a file, the number of its rows, and the rows with a mapping', async () => {
    const { made } = reader();
    const { analysis, rest } = await made.open(csv(5_000));
    expect(analysis).toMatchObject({ headings: ['SKU', 'Length'], headerRow: 1 });
    expect(await rest()).toEqual({ rowCount: 5_000, encoding: 'utf-8', garbled: null });
    expect(await countRows(made)).toBe(5_000);
  });

  it('reports which import a file fits that was opened as another one', async () => {
    const { made } = reader();
    const row =
      'Order Number,Recipient Name,Recipient Address,Recipient City,Recipient State,Recipient ZIP,Recipient Country';
    const { betterImport } = await made.open(new File([`${row}\n1,Ann,1 Elm St,Rye,NY,10580,US\n`], 'a.csv'));
    expect(betterImport).toBe('order-shipment');
    expect((await made.open(csv(3))).betterImport).toBeUndefined();
  });

  it('refuses a file with its error, in both languages', async () => {
    const { made } = reader();
    const pdf = new File(['%PDF-1.7'], 'goods.csv');
    const { code, text } = importFaults.mislabelled('pdf');
    await expect(made.open(pdf)).rejects.toMatchObject({ code, text });
  });

  it('releases a file when another is opened', async () => {
    const { made, workers } = reader({ isSlow: true });
    const first = await made.open(csv(3));
    const whole = first.rest().catch((fault: unknown) => fault);
    workers[0]!.isSlow = false;
    const second = await made.open(csv(5));
    expect(await whole).toMatchObject({ name: 'AbortError' });
    expect(await second.rest()).toEqual({ rowCount: 5, encoding: 'utf-8', garbled: null });
  });

  it('sends rows only as they are consumed, so that a busy page is not flooded', async () => {
    const { made, workers } = reader();
    const { rest } = await made.open(csv(30_000));
    const told = vi.spyOn(workers[0]!, 'tell');
    const blocks = () => told.mock.calls.filter(([{ type }]) => type === 'block').length;
    const rows = made.rows(sources, signal);
    await rows.next();
    await vi.waitFor(() => expect(blocks()).toBe(1), { timeout: 20_000 });
    expect(await rest()).toMatchObject({ rowCount: 30_000 });
    expect(blocks()).toBe(1);
    await rows.next();
    await vi.waitFor(() => expect(blocks()).toBe(2), { timeout: 20_000 });
    await rows.return(undefined);
  });

  it('stops sending rows when they are no longer needed', async () => {
    const { made, workers } = reader();
    await made.open(csv(30_000));
    const stop = new AbortController();
    const rows = made.rows(sources, stop.signal);
    await rows.next();
    stop.abort();
    await expect(
      (async () => {
        for (;;) if ((await rows.next()).done) return;
      })(),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers[0]!.asked.at(-1)).toMatchObject({ do: 'stop-rows' });
  });

  it('reports that the browser could not read the file when the worker crashes, and starts another', async () => {
    const { made, workers } = reader({ isSlow: true });
    const { rest } = await made.open(csv(5_000));
    const whole = rest();
    workers[0]!.dispatchEvent(new Event('error'));
    await expect(whole).rejects.toMatchObject({ code: 'readerFailed' });
    expect(workers[0]!.isEnded).toBe(true);
    expect(await countRows(made)).toBe(5_000);
    expect(workers).toHaveLength(2);
  });

  it('gives up on an unresponsive worker', async () => {
    vi.useFakeTimers();
    const mute = { postMessage: vi.fn(), terminate: vi.fn(), addEventListener: vi.fn() };
    const made = new ImportReader(productImport, () => mute);
    const opening = made.open(csv(3)).catch((fault: unknown) => fault);
    await vi.advanceTimersByTimeAsync(65_000);
    expect(await opening).toMatchObject({ code: 'timeout' });
    expect(mute.terminate).toHaveBeenCalled();
    vi.useRealTimers();
  });
});
