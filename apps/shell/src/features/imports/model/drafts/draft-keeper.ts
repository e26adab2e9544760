import type { ImportKind } from '../import-kind.ts';
import type { ReviewSession } from '../review/review-session.ts';
import type { SaveAttempt } from '../save-attempt.ts';
import type { KeptWizard, WizardState } from '../wizard-state.ts';
import type { DraftStore } from './draft-store.ts';
import { DraftWriter } from './draft-writer.ts';
import type { ImportDraft } from './import-draft.ts';

/** The owner and kind of stored imports. */
interface KeeperContext {
  kind: ImportKind;
  owner: string;
}

/** Keeps the state of the open wizard, from the first reading of the file until it is saved or discarded. */
export class DraftKeeper {
  readonly #context: KeeperContext;
  #writer: DraftWriter | null = null;
  #file: File | null = null;
  #session: ReviewSession | null = null;
  #unfollow: () => void = () => undefined;

  constructor(context: KeeperContext) {
    this.#context = context;
  }

  /** Adopts a resumed import. */
  resume(store: DraftStore, draft: ImportDraft, file: File): void {
    this.#file = file;
    this.#writer = new DraftWriter(store, draft);
  }

  /**
   * Stores the state of the wizard, starting once a file has been read.
   *
   * @param store null while storage is unavailable
   */
  keep({ file, analysed, busy: _busy, ...state }: WizardState, store: DraftStore | null): void {
    if (!file || !analysed || state.step === 0) return;
    const rowCount = analysed.rowCount ?? null;
    if (file === this.#file) {
      this.#writer?.keep(wizardOf(state), rowCount);
      return;
    }
    // If storing started only during review, it would miss earlier edits.
    if (!store || (!this.#writer && this.#session)) return;
    void this.discard();
    this.#file = file;
    const { kind, owner } = this.#context;
    const draft: ImportDraft = {
      id: crypto.randomUUID(),
      kind,
      owner,
      savedAt: 0,
      fileName: file.name,
      rowCount,
      edits: 0,
      revision: 0,
      patches: 0,
      wizard: wizardOf(state),
      attempt: null,
    };
    this.#writer = new DraftWriter(store, draft, file);
  }

  /** Follows the edits of the rows under review; newly read rows have none yet. */
  follow(session: ReviewSession): void {
    if (session === this.#session) return;
    this.#unfollow();
    this.#session = session;
    if (!session.isResumed) this.#writer?.discardEdits();
    const stops = [
      session.store.onChange((change) => {
        if (change.kind !== 'restore') this.#writer?.follow(change, session.edits);
      }),
      session.answers.subscribe(() => this.#writer?.keepAnswers(session.answers.kept)),
    ];
    this.#unfollow = () => {
      for (const stop of stops) stop();
    };
  }

  /** Stores the save attempt before it is sent. Never rejects. */
  async keepAttempt(attempt: SaveAttempt | null): Promise<void> {
    await this.#writer?.keepAttempt(attempt);
  }

  /** Deletes the stored data: the import is done or discarded. */
  async discard(): Promise<void> {
    const writer = this.#writer;
    this.#unfollow();
    this.#unfollow = () => undefined;
    this.#writer = null;
    this.#file = null;
    this.#session = null;
    await writer?.discard();
  }

  /** Stops when the wizard closes; stored data stays. */
  leave(): void {
    this.#unfollow();
    this.#writer?.leave();
  }
}

function wizardOf(state: Omit<WizardState, 'file' | 'analysed' | 'busy'>): KeptWizard {
  const { step, reading, mapping, fixedValues, valueMatches } = state;
  const { templateId, mappedBy, newTemplate, ignoreErrors, clearsBlanks } = state;
  return {
    step,
    reading,
    mapping,
    fixedValues,
    valueMatches,
    templateId,
    mappedBy,
    newTemplate,
    ignoreErrors,
    clearsBlanks,
  };
}
