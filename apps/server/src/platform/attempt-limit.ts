import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { tooMany } from './request-error.ts';
import type { Secrets } from './secrets.ts';
import './attempt.table.ts';

/** Maximum attempts per window, for one subject (an account, an address). */
export interface AttemptRule {
  /** The kind of attempt and subject, such as `login account`. */
  name: string;
  most: number;
  windowSeconds: number;
}

/** Counts attempts where guessing must be slow (decision D3), over all nodes and restarts. Subjects are stored as digests. */
export interface AttemptLimit {
  /** Counts one attempt. @throws RequestError 429 with the time to wait when there were too many. */
  count(rule: AttemptRule, subject: string): Promise<void>;
  /** Counts one attempt and returns whether it is within the rule. */
  allows(rule: AttemptRule, subject: string): Promise<boolean>;
  /** Counts nothing. @throws RequestError 429 with the time to wait when earlier attempts have used up the rule. */
  refuseUsedUp(rule: AttemptRule, subject: string): Promise<void>;
  /** Reverts an attempt that was legitimate; `all` also clears earlier ones. */
  forgive(rule: AttemptRule, subject: string, all?: boolean): Promise<void>;
}

/** How far the clocks of two nodes may differ. */
const apartMs = 60_000;

export function attemptLimit(platform: { database: Database; clock: Clock; secrets: Secrets }): AttemptLimit {
  const keyOf = (rule: AttemptRule, subject: string): string =>
    platform.secrets.digest('attempt', `${rule.name} ${subject.trim().toLowerCase()}`);
  const secondsTo = (end: Date, now: Date): number =>
    Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
  /** When a window ends at the latest: a later end is one of a node whose clock was ahead, and would not come for long. */
  const latestEnd = ({ windowSeconds }: AttemptRule, now: Date): Date =>
    new Date(now.getTime() + windowSeconds * 1000 + apartMs);
  /** Counts one attempt and returns the seconds to wait; 0 when it is within the rule. */
  async function wait(rule: AttemptRule, subject: string): Promise<number> {
    const now = platform.clock.now();
    const windowEnd = new Date(now.getTime() + rule.windowSeconds * 1000);
    const isOver = sql`(attempt.window_ends_at <= ${now} or attempt.window_ends_at > ${latestEnd(rule, now)})`;
    const row = await platform.database.asSystem((trx) =>
      trx
        .insertInto('attempt')
        .values({ attempt_key: keyOf(rule, subject), attempts: 1, window_ends_at: windowEnd })
        .onConflict((conflict) =>
          conflict.column('attempt_key').doUpdateSet({
            attempts: sql`case when ${isOver} then 1 else attempt.attempts + 1 end`,
            window_ends_at: sql`case when ${isOver} then ${windowEnd} else attempt.window_ends_at end`,
          }),
        )
        .returning(['attempts', 'window_ends_at'])
        .executeTakeFirstOrThrow(),
    );
    return row.attempts <= rule.most ? 0 : secondsTo(row.window_ends_at, now);
  }

  return {
    async count(rule, subject) {
      const seconds = await wait(rule, subject);
      if (seconds > 0) throw tooMany(seconds);
    },
    async refuseUsedUp(rule, subject) {
      const now = platform.clock.now();
      const used = await platform.database.asSystem((trx) =>
        trx
          .selectFrom('attempt')
          .select('window_ends_at')
          .where('attempt_key', '=', keyOf(rule, subject))
          .where('attempts', '>=', rule.most)
          .where('window_ends_at', '>', now)
          .where('window_ends_at', '<=', latestEnd(rule, now))
          .executeTakeFirst(),
      );
      if (used) throw tooMany(secondsTo(used.window_ends_at, now));
    },
    allows: async (rule, subject) => (await wait(rule, subject)) === 0,
    async forgive(rule, subject, all = false) {
      await platform.database.asSystem((trx) =>
        trx
          .updateTable('attempt')
          .set({ attempts: all ? 0 : sql`greatest(attempts - 1, 0)` })
          .where('attempt_key', '=', keyOf(rule, subject))
          .execute(),
      );
    },
  };
}
