import { coreMessages, type ParsedInput } from '@lading/contracts/core';
import { identityMessages, operatorPeopleApi } from '@lading/contracts/identity';
import type { RecordAct } from '../../platform/audit/audit-note.ts';
import type { Trx } from '../../platform/database.ts';
import { type IdempotencyKey, once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { resellerOfHost } from '../branding/index.ts';
import { challengeService } from './challenge.service.ts';
import {
  insertOrganization,
  readOrganization,
  warehouseIds,
  type NewOrganization,
} from '../organizations/index.ts';
import { ownWords } from './own-words.ts';
import { hashPassword } from './passwords.ts';
import { holdLogin, insertPerson, personByLogin, savePassword, type Person } from './person.store.ts';
import type { Realm } from './realm.ts';
import { readFactor, removeFactor } from './second-factor.store.ts';
import { securityMail } from './security-mail.ts';
import type { Sessions } from './sessions.service.ts';
import type { Visitor } from './visitor.ts';

type Calls = typeof operatorPeopleApi.calls;
type NewUser = ParsedInput<Calls['createUser']>['body'];
type Account = ParsedInput<Calls['removeSecondFactor']>['body'];
type Opened = { userId: string; orgId: string; role: 'owner' | 'member' };

const realm = (resellerId: string | null): Realm => ({ resellerId, name: resellerId ?? 'own' });

const taken = (field: string) => fieldFault(field, identityMessages.accountTaken());

const unknown = (field: string) => fieldFault(field, coreMessages.notFound());

/** Operators' management of people's accounts: creating them, and restoring access. */
export function operatorPeopleService(platform: Platform, sessions: Sessions) {
  const { database } = platform;
  const challenges = challengeService(platform);
  const tell = securityMail(platform);
  const words = ownWords(platform);

  async function realmOf(trx: Trx, host: string | undefined): Promise<Realm> {
    if (host === undefined) return realm(null);
    const reseller = await resellerOfHost(trx, host);
    if (!reseller) throw unknown('resellerHost');
    return realm(reseller.resellerId);
  }

  /** @throws RequestError 404 */
  async function personOf(trx: Trx, { login, resellerHost }: Account): Promise<Person> {
    const person = await personByLogin(trx, await realmOf(trx, resellerHost), login);
    if (!person) throw notFound();
    return person;
  }

  return {
    /** @throws RequestError 400 on the field: an address in use, an unknown organization, reseller or warehouse */
    async create(record: RecordAct, newUser: NewUser, key?: IdempotencyKey): Promise<Opened> {
      const { password, firstName, lastName, email } = newUser;
      const orgName = 'orgName' in newUser.organisation ? newUser.organisation.orgName : undefined;
      const known = [firstName, lastName, email, newUser.userName, orgName];
      const own = await words.at({ resellerId: null, host: '', password }, known);
      const passwordHash = await hashPassword(password, own);
      return database.asSystem((trx) =>
        once(trx, { id: operatorPeopleApi.calls.createUser.id, key, byOperator: true }, async () => {
          const { organisation } = newUser;
          const isNew = 'orgName' in organisation;
          const { orgId, resellerId } = isNew
            ? await openOrganization(trx, organisation)
            : await existing(trx, organisation.orgId);
          const userName = newUser.userName ?? newUser.email;
          if (await holdLogin(trx, realm(resellerId), newUser.email)) throw taken('email');
          if (await holdLogin(trx, realm(resellerId), userName)) throw taken('userName');
          const role = newUser.role ?? (isNew ? 'owner' : 'member');
          const { user_id: userId } = await insertPerson(trx, {
            org_id: orgId,
            reseller_id: resellerId,
            user_name: userName,
            email: newUser.email,
            first_name: newUser.firstName,
            last_name: newUser.lastName,
            phone: newUser.phone || null,
            language: newUser.language,
            time_zone: newUser.timeZone,
            password_hash: passwordHash,
            role,
          });
          await record(trx, { orgId, userId, detail: { role } });
          return { userId, orgId, role };
        }),
      );
    },

    /** Sets a new password; ends sessions with the old one, and resets the attempt limits. */
    async setPassword(record: RecordAct, account: Account & { password: string }, visitor: Visitor) {
      const { password } = account;
      const named = await database.asSystem((trx) => personOf(trx, account));
      const own = await words.of(named, { host: visitor.host, password });
      const passwordHash = await hashPassword(password, own);
      const { person, sessionsEnded } = await database.asSystem(async (trx) => {
        const person = await personOf(trx, account);
        await savePassword(trx, person.user_id, passwordHash);
        await challenges.endAllOf(trx, person.user_id);
        const sessionsEnded = await sessions.endAllOf(trx, person.user_id);
        await record(trx, { orgId: person.org_id, userId: person.user_id, detail: { sessionsEnded } });
        return { person, sessionsEnded };
      });
      await tell(person, 'passwordByOperator', visitor);
      return { sessionsEnded };
    },

    /** @throws RequestError 404 when there is no such account, or no second factor to remove */
    async removeSecondFactor(record: RecordAct, account: Account, visitor: Visitor): Promise<void> {
      const person = await database.asSystem(async (trx) => {
        const person = await personOf(trx, account);
        if (!(await readFactor(trx, person.user_id))) throw notFound();
        await removeFactor(trx, person.user_id);
        await challenges.endAllOf(trx, person.user_id);
        await record(trx, { orgId: person.org_id, userId: person.user_id, detail: {} });
        return person;
      });
      await tell(person, 'offByOperator', visitor);
    },
  };

  async function openOrganization(
    trx: Trx,
    organisation: Extract<NewUser['organisation'], { orgName: string }>,
  ): Promise<{ orgId: string; resellerId: string | null }> {
    const { resellerId } = await realmOf(trx, organisation.resellerHost);
    const ids = await warehouseIds(
      trx,
      organisation.warehouses.map(({ code }) => code),
    );
    const warehouses: NewOrganization['warehouses'] = organisation.warehouses.map(
      ({ code, functionTypes }) => {
        const warehouseId = ids.get(code);
        if (warehouseId === undefined) throw unknown('warehouses');
        return { warehouseId, functionTypes };
      },
    );
    const { orgName, auditStatus, identityVerified } = organisation;
    const orgId = await insertOrganization(trx, {
      orgName,
      auditStatus,
      identityVerified,
      resellerId,
      warehouses,
    });
    return { orgId, resellerId };
  }

  async function existing(trx: Trx, orgId: string) {
    const found = await readOrganization(trx, orgId);
    if (!found) throw unknown('orgId');
    return { orgId, resellerId: found.reseller_id };
  }
}
