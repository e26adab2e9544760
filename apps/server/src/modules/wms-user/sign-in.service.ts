import type { SecondFactorWanted } from '@lading/contracts/entities/second-factor';
import { sameEmail } from '@lading/contracts/rules/email';
import type { AuditNote } from '../../platform/audit/audit-note.ts';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, refused } from '../../platform/request-error.ts';
import { challengeService } from './challenge.service.ts';
import { addressTaken, codeAddressRule, codesService, type CodePurpose } from './codes.service.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { holdLogin, personByEmail, personByLogin } from './person.store.ts';
import type { Realm } from './realm.ts';
import { siteNames } from './site-name.ts';
import { wrongCode, type SecondFactor } from './second-factor.service.ts';
import type { Sessions, Tokens } from './sessions.service.ts';
import type { Visitor } from './visitor.ts';

/** Tries at the password of one account; the subject is `realm login`. */
export const loginAccountRule: AttemptRule = { name: 'login account', most: 10, windowSeconds: 900 };

/** By the account, whether or not it exists, and by the address; generous to an office behind one address. */
const rules = {
  loginAccount: loginAccountRule,
  loginAddress: { name: 'login address', most: 100, windowSeconds: 900 },
  stepAddress: { name: 'second step address', most: 100, windowSeconds: 900 },
  codeAccount: { name: 'code account', most: 5, windowSeconds: 900 },
  spendAccount: { name: 'spend account', most: 10, windowSeconds: 900 },
  spendAddress: { name: 'spend address', most: 100, windowSeconds: 900 },
} satisfies Record<string, AttemptRule>;

/** Who asks: the realm, and from where. */
export interface Asker extends Visitor {
  realm: Realm;
  /** Is told whose account it turns out to be. */
  audit: AuditNote;
}

/** What a person enters to open an account. */
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

/** Sign-in, sign-up and the way back in (decision D3). */
export function signInService(platform: Platform, sessions: Sessions, secondFactor: SecondFactor) {
  const { database, mail } = platform;
  const attempts = attemptLimit(platform);
  const codes = codesService(platform);
  const names = siteNames(platform);
  const challenges = challengeService(platform);
  const about = (
    { audit }: Asker,
    { org_id: orgId, user_id: userId }: { org_id: string; user_id: string },
  ): void => audit.tell({ orgId, userId });
  const accountOf = ({ realm }: Asker, login: string): string => `${realm.name} ${login}`;

  return {
    /** The same text, in the same time, for an unknown name and for a wrong password. With a second step it only begins. */
    async login(asker: Asker, userName: string, password: string): Promise<Tokens | SecondFactorWanted> {
      const account = accountOf(asker, userName);
      await attempts.count(rules.loginAddress, asker.ip);
      await attempts.count(rules.loginAccount, account);
      const person = await database.asSystem((trx) => personByLogin(trx, asker.realm, userName));
      if (person) about(asker, person);
      if (!(await passwordFits(password, person?.password_hash)) || !person) {
        throw refused({ message: 'Wrong user name or password.', zhMessage: '用户名或密码错误。' });
      }
      await attempts.forgive(rules.loginAccount, account, true);
      await attempts.forgive(rules.loginAddress, asker.ip);
      const { isOn } = await secondFactor.status(person.user_id);
      if (isOn) asker.audit.tell({ detail: { secondStep: 'wanted' } });
      return database.asSystem<Tokens | SecondFactorWanted>((trx) =>
        isOn ? challenges.begin(trx, person.user_id) : sessions.begin(trx, person, asker),
      );
    },

    /** Goes on with a sign-in that waits: a code of the app or a recovery code, few tries an account and an address. */
    async secondStep(asker: Asker, challenge: string, code: string): Promise<Tokens> {
      await attempts.count(rules.stepAddress, asker.ip);
      const person = await database.asSystem((trx) => challenges.personOf(trx, asker.realm, challenge));
      about(asker, person);
      const { tokens, by } = await secondFactor.guarded(person.user_id, () =>
        database.asSystem(async (trx) => {
          const by = await secondFactor.take(trx, person.user_id, code);
          if (!by) throw wrongCode();
          await challenges.spend(trx, challenge);
          return { tokens: await sessions.begin(trx, person, asker), by };
        }),
      );
      await attempts.forgive(rules.stepAddress, asker.ip);
      asker.audit.tell({ detail: { secondStep: by } });
      if (by === 'recovery') await secondFactor.tellOfRecovery(person, asker);
      return tokens;
    },

    /** Answers alike whether or not somebody has the address; the mail tells its owner. */
    async sendCode(asker: Asker, email: string, purpose: CodePurpose): Promise<void> {
      await attempts.count(codeAddressRule, asker.ip);
      await attempts.count(rules.codeAccount, accountOf(asker, email));
      const known = (await database.asSystem((trx) => personByEmail(trx, asker.realm, email))) !== undefined;
      const siteName = await names.inAll(asker.realm.resellerId, asker.host);
      if (known === (purpose === 'reset')) return codes.send(asker.realm, email, purpose, siteName);
      if (!known) return;
      await mail.send(addressTaken(email, siteName));
    },

    /** Opens an account with an organisation of its own and signs in. */
    async register(asker: Asker, given: Registration): Promise<Tokens> {
      const { realm } = asker;
      if (given.invitationCode && sameEmail(given.invitationCode, given.email)) {
        throw fieldFault('invitationCode', {
          message: 'The invitation code cannot equal the registration e-mail.',
          zhMessage: '邀请码不能与注册邮箱相同。',
        });
      }
      await attempts.count(rules.spendAddress, asker.ip);
      await attempts.count(rules.spendAccount, accountOf(asker, given.email));
      await codes.accept(realm, given.email, 'register', given.code);
      const passwordHash = await hashPassword(given.password);
      return database.asSystem(async (trx) => {
        await codes.spend(trx, realm, given.email, 'register');
        if (await holdLogin(trx, realm, given.email)) {
          throw fieldFault('email', { message: 'This e-mail has an account.', zhMessage: '此邮箱已注册。' });
        }
        const organisation = await trx
          .insertInto('organisation')
          .values({
            org_name: given.company || `${given.firstName} ${given.lastName}`,
            reseller_id: realm.resellerId,
            invitation_code: given.invitationCode || null,
          })
          .returning('org_id')
          .executeTakeFirstOrThrow();
        const person = await trx
          .insertInto('person')
          .values({
            org_id: organisation.org_id,
            reseller_id: realm.resellerId,
            user_name: given.email,
            email: given.email,
            first_name: given.firstName,
            last_name: given.lastName,
            phone: given.phone || null,
            password_hash: passwordHash,
            role: 'owner',
          })
          .returning(['user_id', 'org_id', 'reseller_id'])
          .executeTakeFirstOrThrow();
        about(asker, person);
        return sessions.begin(trx, person, asker);
      });
    },

    /** Sets a new password and ends every session of the account: whoever knew the old one is out. */
    async resetPassword(asker: Asker, email: string, code: string, password: string): Promise<void> {
      const { realm } = asker;
      await attempts.count(rules.spendAddress, asker.ip);
      await attempts.count(rules.spendAccount, accountOf(asker, email));
      await codes.accept(realm, email, 'reset', code);
      const passwordHash = await hashPassword(password);
      await database.asSystem(async (trx) => {
        await codes.spend(trx, realm, email, 'reset');
        const person = await personByEmail(trx, realm, email);
        if (!person) return;
        about(asker, person);
        await trx
          .updateTable('person')
          .set({ password_hash: passwordHash })
          .where('user_id', '=', person.user_id)
          .execute();
        await sessions.endAllOf(trx, person.user_id);
        await challenges.endAllOf(trx, person.user_id);
      });
      await attempts.forgive(rules.loginAccount, accountOf(asker, email), true);
    },
  };
}

/** See {@link signInService}. */
export type SignIn = ReturnType<typeof signInService>;
