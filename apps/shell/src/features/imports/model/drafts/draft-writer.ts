import type { GridChange } from '@lading/data-grid';
import { systemClock } from '../../../../platform/clock.ts';
import type { KeptAnswer } from '../issues/column-readings.ts';
import type { EditPatch } from '../rows/edit-patch.ts';
import type { SaveAttempt } from '../save-attempt.ts';
import type { KeptWizard } from '../wizard-state.ts';
import { PatchQueue, type EditCount } from './draft-patch.ts';
import { holdDraft } from './draft-rules.ts';
import type { DraftStore } from './draft-store.ts';
import type { ImportDraft } from './import-draft.ts';

/** How long changes are gathered before they are written. */
const gatherMs = 250;

/**
 * Stores one import of the open wizard in the browser's database: collects changes and writes them in small batches, or
 * immediately when the page is left. If the database fails, only the storing ends.
 */
export class DraftWriter {
  #draft: ImportDraft;
  /** The edit counts including changes that still wait. */
  #count: EditCount;
  /**
   * The number of the next patch: ahead of the draft's own while pieces of a step are written, which only count once the last one
   * is stored.
   */
  #nextPatch: number;
  readonly #store: DraftStore;
  readonly #queue = new PatchQueue();
  readonly #release: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Writes run in sequence, to keep their order. */
  #last: Promise<unknown> = Promise.resolve();
  #isEnded = false;

  /** @param file of an import that is not stored yet */
  constructor(store: DraftStore, draft: ImportDraft, file?: File) {
    this.#store = store;
    this.#draft = draft;
    this.#count = { edits: draft.edits, revision: draft.revision };
    this.#nextPatch = draft.patches;
    if (file) void this.#chain(() => store.begin(this.#stamped(), file));
    this.#release = holdDraft(draft.id);
    document.addEventListener('visibilitychange', this.#flushWhenHidden);
    window.addEventListener('pagehide', this.#flushNow);
  }

  get draft(): ImportDraft {
    return this.#draft;
  }

  /** Stores the state of the wizard. */
  keep(wizard: KeptWizard, rowCount: number | null): void {
    this.#draft = { ...this.#draft, wizard, rowCount };
    this.#soon();
  }

  /** Stores how columns are read. */
  keepAnswers(answers: readonly KeptAnswer[]): void {
    this.#draft = { ...this.#draft, answers };
    this.#soon();
  }

  /** Follows an edit of the rows, or an undo; for a partial one, the last part ends the step. */
  follow(change: GridChange, revision: number): void {
    const step = change.part === 'more' ? 0 : change.kind === 'undo' ? -1 : 1;
    this.#count = { revision, edits: Math.max(0, this.#count.edits + step) };
    this.#queue.add(change, this.#count);
    this.#soon();
  }

  /** The rows are read again: earlier edits are gone. */
  discardEdits(): void {
    this.#queue.clear();
    this.#count = { edits: 0, revision: 0 };
    this.#nextPatch = 0;
    this.#draft = { ...this.#draft, ...this.#count, patches: 0, answers: [], attempt: null };
    void this.#chain(() => this.#store.dropEdits(this.#stamped()));
  }

  /** Stores a save attempt before it is sent, so that a repetition is recognized. Always resolves. */
  async keepAttempt(attempt: SaveAttempt | null): Promise<void> {
    this.#draft = { ...this.#draft, attempt };
    await this.flush();
  }

  /** Writes everything that waits, piece by piece. Never rejects. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return this.#chain(async () => {
      do await this.#store.write(...this.#batch(1));
      while (!this.#queue.isEmpty && !this.#isEnded);
    });
  }

  /** The import is done or was discarded. */
  discard(): Promise<void> {
    const { id } = this.#draft;
    this.end();
    return this.#last.then(() => this.#store.discard(id)).catch(() => undefined);
  }

  /** Writes waiting changes and stops: the import is closed, not discarded. */
  leave(): void {
    this.#flushNow();
    this.end();
  }

  /** Stops writing; stored data stays. */
  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    this.#queue.clear();
    document.removeEventListener('visibilitychange', this.#flushWhenHidden);
    window.removeEventListener('pagehide', this.#flushNow);
    this.#release();
  }

  #soon(): void {
    if (this.#isEnded) return;
    this.#timer ??= setTimeout(() => void this.flush(), gatherMs);
  }

  #chain(write: () => Promise<unknown>): Promise<void> {
    const before = this.#last;
    const next = async () => {
      await before;
      if (this.#isEnded) return;
      // The disk is full, or a sign-out in another tab deleted the database: the wizard continues without storing.
      await write().catch(() => this.end());
    };
    const done = next();
    this.#last = done;
    return done;
  }

  /** The draft as of its next patches, and those patches. */
  #batch(most: number): [ImportDraft, { number: number; patch: EditPatch }[]] {
    const patches: { number: number; patch: EditPatch }[] = [];
    while (patches.length < most) {
      const taken = this.#queue.take();
      if (!taken) break;
      patches.push({ number: this.#nextPatch, patch: taken.patch });
      this.#nextPatch += 1;
      if (taken.count) this.#draft = { ...this.#draft, ...taken.count, patches: this.#nextPatch };
    }
    return [this.#stamped(), patches];
  }

  #stamped(): ImportDraft {
    return (this.#draft = { ...this.#draft, savedAt: systemClock.now() });
  }

  /** Does not wait for earlier writes: a closing page gets no second chance. */
  readonly #flushNow = (): void => {
    if (this.#isEnded || (this.#timer === undefined && this.#queue.isEmpty)) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#store.write(...this.#batch(Infinity)).catch(() => this.end());
  };

  readonly #flushWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') this.#flushNow();
  };
}
