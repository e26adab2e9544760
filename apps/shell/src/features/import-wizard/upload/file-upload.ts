import type { AnalysedFile } from '@lading/contracts/entities/analysed-file';
import type { Reading } from '@lading/import-engine/reading';
import type { ImportAdapter } from '../import-adapter.ts';
import { isUnknownCall } from '../unknown-call.ts';
import { wizardFailure, type WizardFailure } from '../wizard-failure.ts';

/** A quick upload is not worth a word. */
const slowMs = 1_000;

/** What the wizard shows of an upload. */
export interface UploadSnapshot {
  state: 'running' | 'done' | 'failed';
  /** It takes long enough to be told of. */
  isSlow: boolean;
  /** From 0 to 1; null while nobody can tell. */
  share: number | null;
  failure: WizardFailure | null;
}

interface UploadParts {
  adapter: Pick<ImportAdapter, 'analyse' | 'analyseAgain'>;
  file: File;
  /** Takes what the server says of the file. */
  onDone: (analysed: AnalysedFile) => void;
  /** Takes every failure, for those that concern more than the wizard (401, 555). */
  onFault: (fault: unknown) => void;
}

/**
 * The way of the file to the server, which goes on while its columns are mapped and its rows looked at: the calls that come later name
 * the file by the reference that the server gives it (spec §3, "Import session"). One that failed is tried again, and nothing else is lost.
 */
export class FileUpload {
  readonly #parts: UploadParts;
  readonly #end = new AbortController();
  readonly #listeners = new Set<() => void>();
  #snapshot: UploadSnapshot = { state: 'running', isSlow: false, share: null, failure: null };
  #analysed: AnalysedFile | undefined;
  #waiting: (() => void)[] = [];
  /** The reading that the server was told last. */
  #told = '{}';

  constructor(parts: UploadParts) {
    this.#parts = parts;
    void this.#send();
  }

  readonly getSnapshot = (): UploadSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get file(): File {
    return this.#parts.file;
  }

  /** The server's reference of the file; null until it is there. */
  get referenceId(): string | null {
    return this.#analysed?.referenceId ?? null;
  }

  /** Sends the file again. */
  retry(): void {
    if (this.#snapshot.state === 'failed') void this.#send();
  }

  /**
   * What the server says of the file, once it has it and reads it as it is read here; an upload that has failed is waited for until
   * it is tried again. Null of a back end that reads a file in one way only. @throws ApiError when the server will not read it so
   */
  async readAs(reading: Reading, signal: AbortSignal): Promise<AnalysedFile | null> {
    while (!this.#analysed) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      signal.throwIfAborted();
    }
    const wanted = JSON.stringify(reading);
    if (wanted !== this.#told) {
      const { analyseAgain } = this.#parts.adapter;
      try {
        this.#analysed = await analyseAgain(this.#analysed.referenceId, reading, signal);
      } catch (fault) {
        if (isUnknownCall(fault)) return null;
        throw fault;
      }
      this.#told = wanted;
    }
    return this.#analysed;
  }

  /** Calls the upload off. */
  end(): void {
    this.#end.abort();
    this.#wake();
  }

  async #send(): Promise<void> {
    const { adapter, file, onDone, onFault } = this.#parts;
    const { signal } = this.#end;
    this.#change({ state: 'running', isSlow: false, share: null, failure: null });
    const slow = setTimeout(() => this.#change({ ...this.#snapshot, isSlow: true }), slowMs);
    try {
      const onSent = (share: number) => this.#change({ ...this.#snapshot, share });
      this.#analysed = await adapter.analyse(file, signal, onSent);
      clearTimeout(slow);
      this.#change({ state: 'done', isSlow: false, share: 1, failure: null });
      onDone(this.#analysed);
      this.#wake();
    } catch (fault) {
      clearTimeout(slow);
      if (signal.aborted) return;
      this.#change({ state: 'failed', isSlow: false, share: null, failure: wizardFailure(fault) });
      onFault(fault);
    }
  }

  #wake(): void {
    for (const resume of this.#waiting.splice(0)) resume();
  }

  #change(snapshot: UploadSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
