import { setTimeout as wait } from 'node:timers/promises';
import type { ServerNode } from '../../apps/server/src/testing/server-node.ts';

/** What a node reported at `/readyz`; times by `performance.now()`. */
interface Look {
  askedAt: number;
  answeredAt: number;
  /** Undefined: no answer. */
  status: number | undefined;
}

/** When which nodes could write, and when none could. */
export interface Truth {
  /** When no node could write. */
  unwritable?: readonly [from: number, to: number];
  /** Places of nodes that could write all the time between two moments. */
  serving?: { places: readonly number[]; from: number; to: number };
  /** The node that was shut down, and since when: it must have said so before it was gone. */
  drained?: { place: number; from: number };
}

const everyMs = 200;
/** Longer than a node waits for its database. */
const answerMs = 5_000;
/** A node asks the database for at most four seconds, and goes by its answer for one. */
const graceMs = 6_000;

/** Asks each node several times a second, until stopped. */
export function watchReadiness(nodes: readonly ServerNode[]): { stop(): Promise<Look[][]> } {
  const life = { isOver: false };
  async function watch({ origin }: ServerNode): Promise<Look[]> {
    const looks: Look[] = [];
    while (!life.isOver) {
      const askedAt = performance.now();
      const signal = AbortSignal.timeout(answerMs);
      const status = await fetch(`${origin}/readyz`, { signal }).then(
        (answer) => answer.status,
        () => undefined,
      );
      looks.push({ askedAt, answeredAt: performance.now(), status });
      await wait(everyMs);
    }
    return looks;
  }
  const watching = Promise.all(nodes.map(watch));
  return {
    stop() {
      life.isOver = true;
      return watching;
    },
  };
}

/** Where what the nodes reported was not true. */
export function untruths(looks: readonly Look[][], { unwritable, serving, drained }: Truth): string[] {
  const found: string[] = [];
  const between = (place: number, from: number, to: number): Look[] =>
    (looks[place] ?? []).filter(({ askedAt, answeredAt }) => askedAt >= from && answeredAt <= to);
  if (unwritable) {
    const [from, to] = unwritable;
    for (const place of looks.keys()) {
      const wrong = between(place, from + graceMs, to).filter(({ status }) => status !== 503);
      if (wrong.length > 0)
        found.push(
          `node ${place + 1} reported ${list(wrong)} at /readyz while the database could not be written to`,
        );
    }
  }
  for (const place of serving?.places ?? []) {
    const wrong = between(place, serving!.from, serving!.to).filter(({ status }) => status !== 200);
    if (wrong.length > 0)
      found.push(`node ${place + 1} reported ${list(wrong)} at /readyz although it could write`);
  }
  if (drained) {
    const { place, from } = drained;
    const after = between(place, from, Number.POSITIVE_INFINITY);
    const firstGone = after.findIndex(({ status }) => status === undefined);
    if (!after.slice(0, firstGone).some(({ status }) => status === 503))
      found.push(`node ${place + 1} did not report at /readyz that it was shutting down`);
  }
  return found;
}

const list = (looks: readonly Look[]): string => {
  const statuses = [...new Set(looks.map(({ status }) => status ?? 'nothing'))];
  return `${statuses.join(', ')} (${looks.length} times)`;
};
