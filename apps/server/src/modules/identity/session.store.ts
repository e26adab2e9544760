import type { Selectable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import type { Person } from './person.store.ts';
import type { EndedSession } from './session-detail.ts';
import './people.table.ts';
import '../../platform/session.table.ts';

type Session = Selectable<Tables['session']>;

/** The owner of a session, as named by its tokens. */
export type SessionOwner = Pick<Person, 'user_id' | 'org_id' | 'reseller_id'>;

/** The origin of a sign-in or a renewal. */
interface UsedFrom {
  user_agent: string | null;
  ip_address: string | null;
  device_mark: string | null;
}

/** Stores a new session; returns its id. */
export async function insertSession(
  trx: Trx,
  { user_id, org_id }: SessionOwner,
  times: { now: Date; expiresAt: Date },
  from: UsedFrom,
): Promise<string> {
  const { session_id: sessionId } = await trx
    .insertInto('session')
    .values({
      user_id,
      org_id,
      created_at: times.now,
      rotated_at: times.now,
      expires_at: times.expiresAt,
      ...from,
    })
    .returning('session_id')
    .executeTakeFirstOrThrow();
  return sessionId;
}

/** Locks a session until the transaction ends, so that of two concurrent renewals the second sees the result of the first. */
export function holdSession(
  trx: Trx,
  sessionId: string,
): Promise<(Session & Pick<Person, 'reseller_id'>) | undefined> {
  return trx
    .selectFrom('session')
    .innerJoin('person', 'person.user_id', 'session.user_id')
    .selectAll('session')
    .select('person.reseller_id')
    .where('session_id', '=', sessionId)
    .forUpdate('session')
    .executeTakeFirst();
}

/** Moves a session to its next refresh token. */
export async function rotateSession(
  trx: Trx,
  { session_id, generation }: Pick<Session, 'session_id' | 'generation'>,
  times: { now: Date; expiresAt: Date },
  from: UsedFrom,
): Promise<void> {
  await trx
    .updateTable('session')
    .set({ generation, rotated_at: times.now, expires_at: times.expiresAt, ...from })
    .where('session_id', '=', session_id)
    .execute();
}

/** The owner of a session, with the address of the account; undefined when it has ended. */
export function ownerOfSession(
  trx: Trx,
  sessionId: string,
): Promise<(SessionOwner & Pick<Person, 'email'>) | undefined> {
  return trx
    .selectFrom('session')
    .innerJoin('person', 'person.user_id', 'session.user_id')
    .select(['person.user_id', 'person.org_id', 'person.reseller_id', 'person.email'])
    .where('session.session_id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst();
}

/** Ends one session; returns its owner, undefined when it had already ended. */
export function endSession(
  trx: Trx,
  sessionId: string,
  { reason, now }: { reason: 'logout' | 'reuse'; now: Date },
): Promise<Pick<Session, 'org_id' | 'user_id'> | undefined> {
  return trx
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning(['org_id', 'user_id'])
    .executeTakeFirst();
}

/** Ends every session of a person because the password was changed; returns their ids. */
export async function endSessionsOf(trx: Trx, userId: string, now: Date): Promise<string[]> {
  const ended = await trx
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'password' })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('session_id')
    .execute();
  return ended.map(({ session_id: sessionId }) => sessionId);
}

/** Ends the selected valid sessions of a person, and returns them. */
export function endOwnSessions(
  trx: Trx,
  userId: string,
  which: { only: string } | { except: string },
  now: Date,
): Promise<EndedSession[]> {
  return trx
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'elsewhere' })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where((where) =>
      'only' in which ? where('session_id', '=', which.only) : where('session_id', '!=', which.except),
    )
    .returning(['session_id', 'user_agent', 'ip_address'])
    .execute();
}

/** A person's valid sessions, most recently used first. */
export function listSessions(
  trx: Trx,
  userId: string,
  now: Date,
): Promise<Pick<Session, 'session_id' | 'user_agent' | 'ip_address' | 'created_at' | 'rotated_at'>[]> {
  return trx
    .selectFrom('session')
    .select(['session_id', 'user_agent', 'ip_address', 'created_at', 'rotated_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('rotated_at', 'desc')
    .limit(200)
    .execute();
}
