import type { Language, PersonalDetails } from '@lading/contracts/identity';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { personName } from '../../platform/person-name.ts';
import type { Tables } from '../../platform/tables.ts';
import type { Realm } from './realm.ts';
import './people.table.ts';

/** A person's row. */
export type Person = Selectable<Tables['person']>;

const inRealm = ({ resellerId }: Realm) =>
  sql<boolean>`coalesce(reseller_id, 0) = coalesce(${resellerId}::bigint, 0)`;

/** By e-mail address or user name; letter case does not count. */
export function personByLogin(trx: Trx, realm: Realm, login: string): Promise<Person | undefined> {
  const name = login.trim().toLowerCase();
  return (
    trx
      .selectFrom('person')
      .selectAll()
      .where(inRealm(realm))
      .where((where) =>
        where.or([where(sql`lower(email)`, '=', name), where(sql`lower(user_name)`, '=', name)]),
      )
      // A user name could equal another person's address: the address takes precedence.
      .orderBy(sql`lower(email) = ${name}`, 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/** Locks a login for this transaction and returns its owner: a concurrent request for the same login waits, and finds it taken. */
export async function holdLogin(trx: Trx, realm: Realm, login: string): Promise<Person | undefined> {
  const name = `login ${realm.resellerId ?? '0'} ${login.trim().toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  return personByLogin(trx, realm, login);
}

/** By e-mail address. */
export function personByEmail(trx: Trx, realm: Realm, email: string): Promise<Person | undefined> {
  return trx
    .selectFrom('person')
    .selectAll()
    .where(inRealm(realm))
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

/** By the id that a token names. */
export function personById(trx: Trx, userId: string): Promise<Person | undefined> {
  return trx.selectFrom('person').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The owners of an organization. */
export function ownersOf(
  trx: Trx,
  orgId: string,
): Promise<Pick<Person, 'email' | 'language' | 'reseller_id'>[]> {
  return trx
    .selectFrom('person')
    .select(['email', 'language', 'reseller_id'])
    .where('org_id', '=', orgId)
    .where('role', '=', 'owner')
    .orderBy('user_id')
    .execute();
}

/** Stores the language that a person chose. */
export async function saveLanguage(trx: Trx, userId: string, language: Language): Promise<void> {
  await trx.updateTable('person').set({ language }).where('user_id', '=', userId).execute();
}

/** Adds a person's account; returns the id used in tokens. */
export function insertPerson(
  trx: Trx,
  person: Insertable<Tables['person']>,
): Promise<Pick<Person, 'user_id' | 'org_id' | 'reseller_id'>> {
  return trx
    .insertInto('person')
    .values(person)
    .returning(['user_id', 'org_id', 'reseller_id'])
    .executeTakeFirstOrThrow();
}

/** Sets the password of an account, by its hash. */
export async function savePassword(trx: Trx, userId: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('person')
    .set({ password_hash: passwordHash })
    .where('user_id', '=', userId)
    .execute();
}

/** Sets the address of an account, and optionally the user name. */
export async function saveEmail(
  trx: Trx,
  userId: string,
  { email, userName }: { email: string; userName?: string | undefined },
): Promise<void> {
  await trx
    .updateTable('person')
    .set({ email, ...(userName === undefined ? {} : { user_name: userName }) })
    .where('user_id', '=', userId)
    .execute();
}

/** Saves a person's own details. */
export async function saveDetails(
  trx: Trx,
  userId: string,
  { firstName, lastName, phone, timeZone }: PersonalDetails,
): Promise<void> {
  const values = { first_name: firstName, last_name: lastName, phone: phone || null, time_zone: timeZone };
  await trx.updateTable('person').set(values).where('user_id', '=', userId).execute();
}

/** A person's role in the organization; undefined for an unknown person. */
export async function readRole(trx: Trx, userId: string): Promise<Person['role'] | undefined> {
  const row = await trx.selectFrom('person').select('role').where('user_id', '=', userId).executeTakeFirst();
  return row?.role;
}

/** A person's display name: first and last name, or the user name without them. */
export async function readPersonName(trx: Trx, userId: string): Promise<string> {
  const person = await trx
    .selectFrom('person')
    .select(['first_name', 'last_name', 'user_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return personName(person);
}

/** The zone in which a person writes times (spec §9): an IANA name. */
export async function readTimeZone(trx: Trx, userId: string): Promise<string> {
  const { time_zone } = await trx
    .selectFrom('person')
    .select('time_zone')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return time_zone;
}
