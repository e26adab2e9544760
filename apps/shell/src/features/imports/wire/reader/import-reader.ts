import { fileLimits, limits } from '@lading/contracts/core';
import type { FieldMapping, ImportDefinition } from '@lading/contracts/imports';
import type { Analysis } from '@lading/import-engine/analyse-table';
import type { WholeFile } from '@lading/import-engine/file-reading';
import { ImportFault } from '@lading/import-engine/import-fault';
import { importFaults } from '@lading/import-engine/import-faults';
import type { Reading } from '@lading/import-engine/reading';
import type { RowBlock, RowSources } from '@lading/import-engine/row-block';
import type { ForeignValues } from '@lading/import-engine/value-matches';
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts';

/** The worker as the reader sees it. */
export type ReaderWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** The reader checks the time itself; this limit covers code deep in a library that cannot. */
const silenceMs = () => limits.importFile.parseMs + 5_000;

const startWorker = (): ReaderWorker =>
  new Worker(new URL('./import-reader.worker.ts', import.meta.url), { type: 'module' });

/** An opened file: its head, and later all of it. */
export interface OpenedFile {
  analysis: Analysis;
  /** Key of the import that the file fits far better. */
  betterImport: string | undefined;
  /** Continues reading to the end. @throws ImportFault when the file turns out to be invalid */
  rest: () => Promise<WholeFile>;
}

/**
 * Reads files in a worker of this browser, so that neither the page nor the server waits for a file (spec §5, decision D8). A file
 * that crashes the worker affects nothing else: the next request starts another one.
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
   * Reads the head of a file; closes the previous one.
   *
   * @param learned fields that this organization mapped headings to before; see `suggestMapping`
   * @throws ImportFault
   */
  async open(file: File, reading: Reading = {}, learned: FieldMapping = {}): Promise<OpenedFile> {
    this.#source = { file, reading };
    for (const job of this.#answers.keys()) this.#drop(job);
    const { job, answers } = this.#ask({
      do: 'open',
      file,
      importKey: this.#importKey,
      reading,
      learned,
      limits: fileLimits(),
    });
    try {
      const head = await this.#soon(answers);
      if (head.type !== 'head') throw importFaults.readerFailed();
      const { analysis, betterImport } = head;
      return { analysis, betterImport, rest: () => this.#rest(job, answers) };
    } catch (error) {
      this.#drop(job);
      throw error;
    }
  }

  async #rest(job: number, answers: AnswerQueue<ReaderAnswer>): Promise<WholeFile> {
    this.#worker?.postMessage({ do: 'rest', job } satisfies ReaderRequest);
    try {
      const answer = await this.#soon(answers);
      if (answer.type !== 'whole') throw importFaults.readerFailed();
      return answer.whole;
    } finally {
      this.#drop(job);
    }
  }

  /** The next answer of a worker; gives up on an unresponsive one. */
  async #soon(answers: AnswerQueue<ReaderAnswer>): Promise<ReaderAnswer> {
    const timer = setTimeout(() => this.#fail(importFaults.timeout(limits.importFile.parseMs)), silenceMs());
    try {
      return await answers.next();
    } finally {
      clearTimeout(timer);
    }
  }

  /** The rows of the last opened file, block by block as they are read. @throws ImportFault */
  async *rows(
    { mapping, fixedValues, valueMatches = {} }: RowSources,
    signal: AbortSignal,
  ): AsyncGenerator<RowBlock> {
    if (!this.#worker && this.#source) await this.open(this.#source.file, this.#source.reading);
    signal.throwIfAborted();
    const { job, answers } = this.#ask({ do: 'rows', mapping, fixedValues, valueMatches });
    const stop = () => answers.fail(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    try {
      for (;;) {
        const answer = await answers.next();
        if (answer.type !== 'block') return;
        yield answer.block;
        this.#worker?.postMessage({ do: 'more-rows', job } satisfies ReaderRequest);
      }
    } finally {
      signal.removeEventListener('abort', stop);
      this.#drop(job);
      this.#worker?.postMessage({ do: 'stop-rows', job } satisfies ReaderRequest);
    }
  }

  /** The texts of the opened file that are not choices of their field. @throws ImportFault */
  async foreignValues(mapping: FieldMapping): Promise<Readonly<Record<string, ForeignValues>>> {
    const { job, answers } = this.#ask({ do: 'foreign-values', mapping });
    try {
      const answer = await answers.next();
      return answer.type === 'foreign-values' ? answer.found : {};
    } finally {
      this.#drop(job);
    }
  }

  /** Ends the worker and closes the file. */
  end(): void {
    this.#source = undefined;
    this.#fail(new DOMException('The import was closed', 'AbortError'));
  }

  #begin(): ReaderWorker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }) => this.#take(data as ReaderAnswer));
    // An error thrown by the worker itself says nothing about the file.
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
    if (answer.type !== 'error') answers?.put(answer);
    else answers?.fail(new ImportFault(answer.code, answer.text));
  }

  #drop(job: number): void {
    this.#answers.get(job)?.fail(new DOMException('Another file was opened', 'AbortError'));
    this.#answers.delete(job);
  }

  #fail(error: unknown): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const answers of this.#answers.values()) answers.fail(error);
    this.#answers.clear();
  }
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** The answers of the worker to one request, in order. */
class AnswerQueue<Answer> {
  readonly #ready: Answer[] = [];
  #failure: { reason: unknown } | undefined;
  #wake: (() => void) | undefined;

  put(answer: Answer): void {
    this.#ready.push(answer);
    this.#wake?.();
  }

  /** Ends the queue; the first reason counts. Earlier answers are still delivered. */
  fail(reason: unknown): void {
    this.#failure ??= { reason };
    this.#wake?.();
  }

  /** The next answer. @throws the reason why no more come */
  async next(): Promise<Answer> {
    for (;;) {
      const answer = this.#ready.shift();
      if (answer !== undefined) return answer;
      if (this.#failure) throw this.#failure.reason;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
