/** A row as it is sent to be checked; the version reveals a stale reply. */
export interface CheckedRow<Values> {
  values: Values;
  version: number;
}

/** Dependencies of the queue. */
export interface RowValidationOptions<Values, Reply> {
  /** The current row; null when it is gone and needs no check. */
  read: (row: number) => CheckedRow<Values> | null;
  validate: (values: Values, signal: AbortSignal) => Promise<Reply>;
  /** Receives a reply; the receiver drops it when the row has changed since `version`. */
  accept: (row: number, version: number, reply: Reply) => void;
  /** Called whenever the number of rows that wait, or the failure, changes. */
  onChange: () => void;
}

/**
 * Server checks of edited rows, one at a time while further edits queue (spec §4). A waiting row is sent with its state when its turn
 * comes, so the newest edit wins. A failed call stops the queue and keeps its rows; the next edit or `resume` continues.
 */
export class RowValidationQueue<Values, Reply> {
  readonly #options: RowValidationOptions<Values, Reply>;
  readonly #waiting = new Set<number>();
  readonly #end = new AbortController();
  #isRunning = false;
  #failure: unknown = null;

  constructor(options: RowValidationOptions<Values, Reply>) {
    this.#options = options;
  }

  /** Rows that wait or are being checked. */
  get pending(): number {
    return this.#waiting.size;
  }

  /** Why the queue is stopped; null while it runs or is empty. */
  get failure(): unknown {
    return this.#failure;
  }

  /** Queues rows; a waiting one is not added twice. */
  add(rows: Iterable<number>): void {
    for (const row of rows) {
      // Move to the end: the last edited row is checked last, and only once.
      this.#waiting.delete(row);
      this.#waiting.add(row);
    }
    this.resume();
  }

  /** Continues after a failure. */
  resume(): void {
    this.#failure = null;
    this.#options.onChange();
    if (!this.#isRunning) void this.#run();
  }

  /** Ends the queue and the running call. */
  end(): void {
    this.#waiting.clear();
    this.#end.abort();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (const row of this.#waiting) {
      const sent = this.#options.read(row);
      if (sent && !(await this.#check(row, sent))) break;
      // An edit in the meantime has put the row back at the end, to be checked again.
      const now = this.#options.read(row);
      if (!now || now.version === sent?.version) this.#waiting.delete(row);
      this.#options.onChange();
    }
    this.#isRunning = false;
  }

  async #check(row: number, { values, version }: CheckedRow<Values>): Promise<boolean> {
    const { signal } = this.#end;
    try {
      const reply = await this.#options.validate(values, signal);
      if (signal.aborted) return false;
      this.#options.accept(row, version, reply);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      this.#failure = error;
      this.#options.onChange();
      return false;
    }
  }
}
