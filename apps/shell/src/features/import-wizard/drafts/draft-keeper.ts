import { DraftWriter } from './draft-writer.ts';
import type { DraftStore } from './draft-store.ts';
import type { ImportDraft } from './import-draft.ts';
import type { ImportKind } from '../import-kind.ts';
import type { ReviewSession } from '../review/review-session.ts';
import type { SaveAttempt } from '../save/save-attempt.ts';
import type { KeptWizard, WizardState } from '../wizard-state.ts';

/** Whose imports are kept, and of which kind. */
interface KeeperParts {
  kind: ImportKind;
  owner: string;
}

/** Keeps what the open wizard holds, from the file's first reading to the save or the deliberate end. */
export class DraftKeeper {
  readonly #parts: KeeperParts;
  #writer: DraftWriter | null = null;
  #file: File | null = null;
  #session: ReviewSession | null = null;
  #unfollow: () => void = () => undefined;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  /** Takes over an import that is gone on with. */
  resume(store: DraftStore, draft: ImportDraft, file: File): void {
    this.#file = file;
    this.#writer = new DraftWriter(store, draft);
  }

  /**
   * Takes how the wizard stands; a file that has been read is kept from then on.
   *
   * @param store null as long as there is no place to keep it
   */
  keep({ file, analysed, busy: _busy, ...state }: WizardState, store: DraftStore | null): void {
    if (!file || !analysed || state.step === 0) return;
    const rowCount = analysed.rowCount ?? null;
    if (file === this.#file) {
      this.#writer?.keep(wizardOf(state), rowCount);
      return;
    }
    // Begun while its rows are looked at, it would lack what was edited until then.
    if (!store || (!this.#writer && this.#session)) return;
    void this.discard();
    this.#file = file;
    const { kind, owner } = this.#parts;
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

  /** Follows the edits of the rows under review; other rows than before have none yet. */
  follow(session: ReviewSession): void {
    if (session === this.#session) return;
    this.#unfollow();
    this.#session = session;
    if (!session.isResumed) this.#writer?.forgetEdits();
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

  /** Keeps the try to save before it is sent. Resolves in any case. */
  async keepAttempt(attempt: SaveAttempt | null): Promise<void> {
    await this.#writer?.keepAttempt(attempt);
  }

  /** The import is done or thrown away. */
  async discard(): Promise<void> {
    const writer = this.#writer;
    this.#unfollow();
    this.#unfollow = () => undefined;
    this.#writer = null;
    this.#file = null;
    this.#session = null;
    await writer?.discard();
  }

  /** The wizard goes without either: what was kept stays. */
  leave(): void {
    this.#unfollow();
    this.#writer?.leave();
  }
}

function wizardOf(state: Omit<WizardState, 'file' | 'analysed' | 'busy'>): KeptWizard {
  const { step, reading, mapping, fixedValues, templateId, mappedBy, newTemplate, ignoreErrors } = state;
  return { step, reading, mapping, fixedValues, templateId, mappedBy, newTemplate, ignoreErrors };
}
