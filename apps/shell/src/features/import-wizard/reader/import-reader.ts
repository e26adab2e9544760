import type { FieldMapping } from '@lading/contracts/entities/mapping-template';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { limits } from '@lading/contracts/limits';
import type { Analysis } from '@lading/import-engine/analyse-table';
import type { RowBlock, WholeFile } from '@lading/import-engine/file-reading';
import { ImportFault } from '@lading/import-engine/import-fault';
import { importFaults } from '@lading/import-engine/import-faults';
import type { Reading } from '@lading/import-engine/reading';
import type { FieldSources } from '../mapping/mapping-rules.ts';
import { AnswerQueue } from './answer-queue.ts';
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts';

/** The worker as the reader sees it. */
export type ReaderWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** The reader watches the clock itself; this is for the one that cannot, deep in a library. */
const silenceMs = limits.importFile.parseMs + 5_000;

const startWorker = (): ReaderWorker =>
  new Worker(new URL('./import-reader.worker.ts', import.meta.url), { type: 'module' });

/** A file that has been opened: its head, and later the whole of it. */
export interface OpenedFile {
  analysis: Analysis;
  /** Reads on to its end. @throws ImportFault when the file turns out to be one that cannot be imported */
  rest: () => Promise<WholeFile>;
}

/**
 * Reads files in a worker of this browser, so that neither the page nor the server waits for a file (spec §5, decision D8). A file that
 * brings the worker down brings down nothing else: the next question starts another one.
 */
export class ImportReader {
  readonly #importKey: string;
  readonly #start: () => ReaderWorker;
  #worker: ReaderWorker | undefined;
  #jobs = 0;
  readonly #answers = new Map<number, AnswerQueue<ReaderAnswer>>();
  #source: { file: File; reading: Reading } | undefined;

  constructor({ key }: ImportDefinition, start: () => ReaderWorker = startWorker) {
    this.#importKey = key;
    this.#start = start;
  }

  /** Starts the worker before there is anything to do, so that the first file does not wait for it. */
  warm(): void {
    this.#worker ??= this.#begin();
  }

  /**
   * Reads the head of a file; a file opened before is let go.
   *
   * @param learned what headings of the organisation have stood for; see `suggestMapping`
   * @throws ImportFault
   */
  async open(file: File, reading: Reading = {}, learned: FieldMapping = {}): Promise<OpenedFile> {
    this.#source = { file, reading };
    for (const job of this.#answers.keys()) this.#forget(job);
    const { job, answers } = this.#ask({ do: 'open', file, importKey: this.#importKey, reading, learned });
    try {
      const head = await this.#soon(answers);
      if (head.tells !== 'head') throw importFaults.readerFailed();
      return { analysis: head.analysis, rest: () => this.#rest(job, answers) };
    } catch (fault) {
      this.#forget(job);
      throw fault;
    }
  }

  async #rest(job: number, answers: AnswerQueue<ReaderAnswer>): Promise<WholeFile> {
    this.#worker?.postMessage({ do: 'rest', job } satisfies ReaderRequest);
    try {
      const answer = await this.#soon(answers);
      if (answer.tells !== 'whole') throw importFaults.readerFailed();
      return answer.whole;
    } finally {
      this.#forget(job);
    }
  }

  /** The next answer of a worker that is given up when it says nothing any more. */
  async #soon(answers: AnswerQueue<ReaderAnswer>): Promise<ReaderAnswer> {
    const timer = setTimeout(() => this.#fail(importFaults.timeout()), silenceMs);
    try {
      return await answers.next();
    } finally {
      clearTimeout(timer);
    }
  }

  /** The rows of the file that was opened last, block by block as they are read. @throws ImportFault */
  async *rows({ mapping, fixedValues }: FieldSources, signal: AbortSignal): AsyncGenerator<RowBlock> {
    if (!this.#worker && this.#source) await this.open(this.#source.file, this.#source.reading);
    signal.throwIfAborted();
    const { job, answers } = this.#ask({ do: 'rows', mapping, fixedValues });
    const stop = () => answers.fail(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    try {
      for (;;) {
        const answer = await answers.next();
        if (answer.tells !== 'block') return;
        yield answer.block;
        this.#worker?.postMessage({ do: 'more-rows', job } satisfies ReaderRequest);
      }
    } finally {
      signal.removeEventListener('abort', stop);
      this.#forget(job);
      this.#worker?.postMessage({ do: 'stop-rows', job } satisfies ReaderRequest);
    }
  }

  /** Ends the worker and forgets the file. */
  end(): void {
    this.#source = undefined;
    this.#fail(new DOMException('The import was closed', 'AbortError'));
  }

  #begin(): ReaderWorker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }) => this.#take(data as ReaderAnswer));
    // What a worker throws of itself is no fault of the file that it could name.
    const broken = () => {
      if (this.#worker === worker) this.#fail(importFaults.readerFailed());
    };
    worker.addEventListener('error', broken);
    worker.addEventListener('messageerror', broken);
    return worker;
  }

  #ask(question: DistributiveOmit<ReaderRequest, 'job'>): {
    job: number;
    answers: AnswerQueue<ReaderAnswer>;
  } {
    this.warm();
    const job = (this.#jobs += 1);
    const answers = new AnswerQueue<ReaderAnswer>();
    this.#answers.set(job, answers);
    this.#worker?.postMessage({ ...question, job } satisfies ReaderRequest);
    return { job, answers };
  }

  #take(answer: ReaderAnswer): void {
    const answers = this.#answers.get(answer.job);
    if (answer.tells !== 'fault') answers?.put(answer);
    else answers?.fail(new ImportFault(answer.code, answer.text.message, answer.text.zhMessage));
  }

  #forget(job: number): void {
    this.#answers.get(job)?.fail(new DOMException('Another file was opened', 'AbortError'));
    this.#answers.delete(job);
  }

  #fail(fault: unknown): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const answers of this.#answers.values()) answers.fail(fault);
    this.#answers.clear();
  }
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;
