/** The turn of a pull is over in the middle of a page: its store has kept it waiting for too long. */
export class TurnSpent extends Error {
  readonly why: Silence;
  constructor(why: Silence) {
    super(`the turn of a pull is spent: ${why}`);
    this.why = why;
  }
}

/** How a store kept a question waiting: it asked to wait, or gave no answer. */
export type Silence = 'busy' | 'unreachable';

/** The time that questions to a store have together. */
export interface AskBudget {
  /** Milliseconds left. */
  left(): number;
  /** The store has answered a question. */
  answered(): void;
  /** What a question without time left fails with. */
  spent(why: Silence): Error;
}

/** For questions that are limited by their own attempts only. */
export const endless: AskBudget = {
  left: () => Infinity,
  answered: () => undefined,
  spent: (why) => new TurnSpent(why),
};

/**
 * How long a turn of a pull waits for the next page: `patienceMs` where the store gives no answer at all, so that one under maintenance
 * does not hold a worker; where it gives some, at least until the turn ends at `endsAt`, and that much longer. Orders kept aside, which are
 * requested before the list, have half of the same patience: the list has what they leave of it.
 */
export function turnBudget(endsAt: number, patienceMs: number, now = () => performance.now()) {
  let since = now();
  let hasAnswered = false;
  let isAside = false;
  let isSpent = false;
  let fault: AskBudget['spent'] = endless.spent;
  const budget: AskBudget = {
    left: () =>
      isAside
        ? since + patienceMs / 2 - now()
        : Math.max(since, hasAnswered ? endsAt : since) + patienceMs - now(),
    answered() {
      hasAnswered = true;
    },
    spent(why) {
      isSpent = true;
      return fault(why);
    },
  };
  const renew = (): void => {
    since = now();
    hasAnswered = false;
  };
  return {
    budget,
    /** Whether the store has answered since the last page. */
    hasAnswered: () => hasAnswered,
    /** Whether a question has failed for lack of time. */
    isSpent: () => isSpent,
    /** Starts with another page. */
    renew,
    /** Starts with orders kept aside, whose questions fail with this. */
    startAside: (spent: AskBudget['spent']): void => {
      fault = spent;
      isAside = true;
    },
    /** Starts with the list, whose questions fail with this. The time since the last page counts. */
    startList: (spent: AskBudget['spent']): void => {
      fault = spent;
      isAside = false;
      hasAnswered = false;
    },
  };
}
