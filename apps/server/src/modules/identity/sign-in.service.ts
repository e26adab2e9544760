import { approved, identityMessages, type SecondFactorWanted } from '@lading/contracts/identity';
import { organizationMessages } from '@lading/contracts/organizations';
import type { AuditNote } from '../../platform/audit/audit-note.ts';
import { addressGroup } from '../../platform/address-group.ts';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, refused } from '../../platform/request-error.ts';
import { challengeService } from './challenge.service.ts';
import { requestCode } from './code-mail.job.ts';
import type { CodeRequester } from './code-requester.ts';
import { codeAddressRule, codesService } from './codes.service.ts';
import { ownWords } from './own-words.ts';
import { hashPassword, passwordFits, refuseOwnWords } from './passwords.ts';
import { holdLogin, insertPerson, personByEmail, personByLogin, savePassword } from './person.store.ts';
import type { Client } from './known-device.ts';
import type { Realm } from './realm.ts';
import { insertOrganization, spendInvitation } from '../organizations/index.ts';
import { securityMail } from './security-mail.ts';
import { wrongCode, type SecondFactor } from './second-factor.service.ts';
import type { Sessions, Tokens } from './sessions.service.ts';
import { signInThrottle } from './sign-in-throttle.ts';

/**
 * By account, whether or not it exists, and address together, so that no one can use up another person's tries; the totals leave room for an
 * office behind one address, and limit what many addresses can do to one account.
 */
const rules = {
  stepAddress: { name: 'second step address', most: 1_000, windowSeconds: 900 },
  codePair: { name: 'code', most: 5, windowSeconds: 900 },
  codeAccount: { name: 'code account', most: 30, windowSeconds: 3_600 },
  /** For a browser that has signed the person in before: strangers cannot use these up. */
  codeDevice: { name: 'code device', most: 5, windowSeconds: 900 },
  spendPair: { name: 'spend', most: 10, windowSeconds: 900 },
  spendAddress: { name: 'spend address', most: 1_000, windowSeconds: 900 },
} satisfies Record<string, AttemptRule>;

/** The caller: the realm, and the origin of the request. */
export interface SignInContext extends Client {
  codeRequester: CodeRequester;
  realm: Realm;
  /** Receives the account once it is known. */
  audit: AuditNote;
}

/** The input of a registration. */
export interface Registration {
  email: string;
  code: string;
  password: string;
  firstName: string;
  lastName: string;
  company?: string | undefined;
  phone?: string | undefined;
  invitationCode?: string | undefined;
}

/** Sign-in, sign-up and password reset (decision D3). */
export function signInService(platform: Platform, sessions: Sessions, secondFactor: SecondFactor) {
  const { database } = platform;
  const attempts = attemptLimit(platform);
  const throttle = signInThrottle(platform);
  const codes = codesService(platform);
  const tell = securityMail(platform);
  const words = ownWords(platform);
  const challenges = challengeService(platform);
  const about = (
    { audit }: SignInContext,
    { org_id: orgId, user_id: userId }: { org_id: string; user_id: string },
  ): void => audit.tell({ orgId, userId });
  const entered = ({ ip, codeRequester: { mark } }: SignInContext) => ({ ip, askedBy: mark });
  const accountOf = ({ realm }: SignInContext, login: string): string =>
    `${realm.name} ${login.trim().toLowerCase()}`;
  /** The account is looked up only for a browser that has signed someone in before, so that a stranger learns nothing from the time. */
  const deviceMarkOf = async (
    { device, realm }: SignInContext,
    email: string,
  ): Promise<string | undefined> => {
    const person = device.hasMarks
      ? await database.asSystem((trx) => personByEmail(trx, realm, email))
      : undefined;
    return person && device.markFor(person.user_id);
  };
  const pairOf = (context: SignInContext, login: string): string =>
    `${accountOf(context, login)} ${addressGroup(context.ip)}`;

  return {
    /**
     * The same text, in the same time, for an unknown name and for a wrong password. With a second step this only starts the sign-in.
     */
    async login(
      context: SignInContext,
      userName: string,
      password: string,
    ): Promise<Tokens | SecondFactorWanted> {
      const person = await database.asSystem((trx) => personByLogin(trx, context.realm, userName));
      const uncount = await throttle.count({
        // The user name and the address of a person count as one account.
        account: person ? `person ${person.user_id}` : accountOf(context, userName),
        passwordHash: person?.password_hash,
        ip: context.ip,
        deviceMark: person && context.device.markFor(person.user_id),
      });
      if (person) about(context, person);
      if (!(await passwordFits(password, person?.password_hash)) || !person) {
        throw refused(identityMessages.wrongLogin());
      }
      await uncount();
      const { isOn } = await secondFactor.status(person.user_id);
      if (isOn) context.audit.tell({ detail: { secondStep: 'wanted' } });
      if (isOn) return database.asSystem((trx) => challenges.begin(trx, person.user_id));
      return database.asSystem((trx) => sessions.begin(trx, person, context));
    },

    /** Completes a pending sign-in: a code of the app or a recovery code, see `second-step-throttle.ts`. */
    async secondStep(context: SignInContext, challenge: string, code: string): Promise<Tokens> {
      await attempts.count(rules.stepAddress, addressGroup(context.ip));
      const person = await database.asSystem((trx) => challenges.personOf(trx, context.realm, challenge));
      about(context, person);
      const ownMark = context.device.markFor(person.user_id);
      const origin = { userId: person.user_id, ip: context.ip, ownMark, code };
      const { tokens, by } = await secondFactor.guarded(origin, () =>
        database.asSystem(async (trx) => {
          const by = await secondFactor.take(trx, person.user_id, code);
          if (!by) throw wrongCode();
          await challenges.spend(trx, challenge);
          return { tokens: await sessions.begin(trx, person, context), by };
        }),
      );
      await attempts.forgive(rules.stepAddress, addressGroup(context.ip));
      context.audit.tell({ detail: { secondStep: by } });
      if (by === 'recovery') await secondFactor.notifyOfRecovery(person, context);
      return tokens;
    },

    /** Does and replies the same whether or not the address has an account; the mail, from the queue, informs its owner. */
    async sendCode(context: SignInContext, email: string, purpose: 'register' | 'reset'): Promise<void> {
      const mark = await deviceMarkOf(context, email);
      if (mark !== undefined) await attempts.count(rules.codeDevice, `${accountOf(context, email)} ${mark}`);
      else {
        await attempts.count(codeAddressRule, addressGroup(context.ip));
        await attempts.count(rules.codePair, pairOf(context, email));
        await attempts.count(rules.codeAccount, accountOf(context, email));
      }
      const { realm, host } = context;
      const askedBy = context.codeRequester.remember();
      await requestCode(platform, { realm, email, purpose, askedBy, host });
    },

    /** Opens an account with its own organization and signs in. */
    async register(context: SignInContext, registration: Registration): Promise<Tokens> {
      const { realm } = context;
      await attempts.count(rules.spendAddress, addressGroup(context.ip));
      await attempts.count(rules.spendPair, pairOf(context, registration.email));
      const { password, email, firstName, lastName, company } = registration;
      const place = { resellerId: realm.resellerId, host: context.host, password };
      const own = await words.at(place, [email, firstName, lastName, company]);
      const passwordHash = await hashPassword(password, own);
      await codes.accept(realm, registration.email, 'register', {
        ...entered(context),
        code: registration.code,
      });
      return database.asSystem(async (trx) => {
        await codes.spend(trx, realm, registration.email, 'register');
        if (await holdLogin(trx, realm, registration.email)) {
          throw fieldFault('email', identityMessages.emailTaken());
        }
        // A reseller's invitation codes are its own: they are only stored for the reseller to read, and never use up one of ours.
        const isOurs = realm.resellerId === null;
        const invited =
          registration.invitationCode && isOurs
            ? await spendInvitation(trx, registration.invitationCode, platform.clock.now())
            : undefined;
        if (registration.invitationCode && !invited && isOurs)
          throw fieldFault('invitationCode', organizationMessages.invitationUnknown());
        const orgId = await insertOrganization(trx, {
          orgName: registration.company || `${registration.firstName} ${registration.lastName}`,
          resellerId: realm.resellerId,
          invitationCode: registration.invitationCode || undefined,
          ...(invited
            ? { auditStatus: invited.approves ? approved : 'PENDING', warehouses: invited.warehouses }
            : {}),
        });
        const person = await insertPerson(trx, {
          org_id: orgId,
          reseller_id: realm.resellerId,
          user_name: registration.email,
          email: registration.email,
          first_name: registration.firstName,
          last_name: registration.lastName,
          phone: registration.phone || null,
          password_hash: passwordHash,
          role: 'owner',
        });
        about(context, person);
        return sessions.begin(trx, person, context);
      });
    },

    /** Sets a new password and ends every session of the account, including an attacker's. */
    async resetPassword(
      context: SignInContext,
      email: string,
      code: string,
      password: string,
    ): Promise<void> {
      const { realm, host } = context;
      await attempts.count(rules.spendAddress, addressGroup(context.ip));
      await attempts.count(rules.spendPair, pairOf(context, email));
      const own = await words.at({ resellerId: realm.resellerId, host, password }, [email]);
      const passwordHash = await hashPassword(password, own);
      await codes.accept(realm, email, 'reset', { ...entered(context), code });
      // Only now: without the code, a refusal would tell a stranger the name of the person.
      const known = await database.asSystem((trx) => personByEmail(trx, realm, email));
      if (known) refuseOwnWords(password, await words.of(known, { host, password }));
      const owner = await database.asSystem(async (trx) => {
        await codes.spend(trx, realm, email, 'reset');
        const person = await personByEmail(trx, realm, email);
        if (!person) return undefined;
        about(context, person);
        await savePassword(trx, person.user_id, passwordHash);
        await sessions.endAllOf(trx, person.user_id);
        await challenges.endAllOf(trx, person.user_id);
        return person;
      });
      if (owner) await tell(owner, 'resetPassword', context);
    },
  };
}

/** See {@link signInService}. */
export type SignIn = ReturnType<typeof signInService>;
