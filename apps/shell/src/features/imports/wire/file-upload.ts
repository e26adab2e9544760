import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import type { AnalysedFile } from '@lading/contracts/imports';
import type { Reading } from '@lading/import-engine/reading';
import { Observable } from '@lading/ui/observable';
import { wizardFailure, type WizardFailure } from '../model/wizard-failure.ts';
import type { ImportAdapter } from './import-adapter.ts';

/** A faster upload is not shown. */
const slowMs = 1_000;

/** The displayed state of an upload. */
export interface UploadSnapshot {
  state: 'running' | 'done' | 'failed';
  /** Slow enough to be shown. */
  isSlow: boolean;
  /** From 0 to 1; null while it is unknown. */
  share: number | null;
  failure: WizardFailure | null;
}

const starting: UploadSnapshot = { state: 'running', isSlow: false, share: null, failure: null };

interface UploadContext {
  adapter: Pick<ImportAdapter, 'analyse' | 'analyseAgain'>;
  file: File;
  /** Receives the server's analysis of the file. */
  onDone: (analysed: AnalysedFile) => void;
  /** Receives every failed call, for those that concern more than the wizard (401, 555). */
  onError: (error: unknown) => void;
}

/**
 * The upload of the file, which continues while its columns are mapped and its rows reviewed: later calls name the file by the
 * reference that the server assigns (spec §3, "Import session"). A failed one can be retried without losing anything else.
 */
export class FileUpload {
  readonly #context: UploadContext;
  readonly #end = new AbortController();
  readonly #state = new Observable<UploadSnapshot>(starting);
  #analysed: AnalysedFile | undefined;
  #waiting: (() => void)[] = [];
  /** The reading that the server used last. */
  #lastReading = '{}';

  constructor(context: UploadContext) {
    this.#context = context;
    void this.#send();
  }

  readonly getSnapshot = this.#state.get;

  readonly subscribe = this.#state.subscribe;

  get file(): File {
    return this.#context.file;
  }

  /** The server's reference of the file; null until it is known. */
  get referenceId(): string | null {
    return this.#analysed?.referenceId ?? null;
  }

  /** Sends the file again. */
  retry(): void {
    if (this.getSnapshot().state === 'failed') void this.#send();
  }

  /**
   * The server's analysis of the file, read in the same way as here; after a failed upload it waits for a retry. Null for a back end
   * that reads a file in one way only. @throws ApiError when the server cannot read it so
   */
  async readAs(reading: Reading, signal: AbortSignal): Promise<AnalysedFile | null> {
    while (!this.#analysed) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      signal.throwIfAborted();
    }
    const wanted = JSON.stringify(reading);
    if (wanted !== this.#lastReading) {
      const { analyseAgain } = this.#context.adapter;
      try {
        this.#analysed = await analyseAgain(this.#analysed.referenceId, reading, signal);
      } catch (error) {
        if (isUnknownCall(error)) return null;
        throw error;
      }
      this.#lastReading = wanted;
    }
    return this.#analysed;
  }

  /** Cancels the upload. */
  end(): void {
    this.#end.abort();
    this.#wake();
  }

  async #send(): Promise<void> {
    const { adapter, file, onDone, onError } = this.#context;
    const { signal } = this.#end;
    this.#state.update(starting);
    const slow = setTimeout(() => this.#state.update({ isSlow: true }), slowMs);
    try {
      const onSent = (share: number) => this.#state.update({ share });
      this.#analysed = await adapter.analyse(file, signal, onSent);
      clearTimeout(slow);
      this.#state.update({ state: 'done', isSlow: false, share: 1, failure: null });
      onDone(this.#analysed);
      this.#wake();
    } catch (error) {
      clearTimeout(slow);
      if (signal.aborted) return;
      this.#state.update({ state: 'failed', isSlow: false, share: null, failure: wizardFailure(error) });
      onError(error);
    }
  }

  #wake(): void {
    for (const resume of this.#waiting.splice(0)) resume();
  }
}
