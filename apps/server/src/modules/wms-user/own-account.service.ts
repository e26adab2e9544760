import { sameEmail } from '@lading/contracts/rules/email';
import type { PersonalDetails } from '@lading/contracts/entities/personal-details';
import type { SignedIn } from '../../platform/access-tokens.ts';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, signedOut } from '../../platform/request-error.ts';
import { challengeService } from './challenge.service.ts';
import { addressTaken, codeAddressRule, codesService, type CodePurpose } from './codes.service.ts';
import { ownPassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import { holdLogin, personById, personByLogin, saveDetails, type Person } from './person.store.ts';
import type { Realm } from './realm.ts';
import { securityMail } from './security-mail.ts';
import { siteNames } from './site-name.ts';
import type { SessionList } from './session-list.service.ts';
import type { Visitor } from './visitor.ts';

const codeRule: AttemptRule = { name: 'own e-mail code', most: 5, windowSeconds: 900 };
const spendRule: AttemptRule = { name: 'own e-mail spend', most: 10, windowSeconds: 900 };

const purposeOf = (userId: string): CodePurpose => `e-mail of ${userId}`;
const realmOf = ({ reseller_id }: Person): Realm => ({ resellerId: reseller_id, name: reseller_id ?? 'own' });

/** What people change of their own account under My profile. */
export function ownAccountService(platform: Platform, sessionList: SessionList) {
  const { database, mail } = platform;
  const attempts = attemptLimit(platform);
  const codes = codesService(platform);
  const challenges = challengeService(platform);
  const confirmPassword = ownPassword(platform);
  const tell = securityMail(platform);
  const names = siteNames(platform);

  return {
    updateDetails: ({ db, user }: SignedInContext, details: PersonalDetails): Promise<void> =>
      db((trx) => saveDetails(trx, user.userId, details)),

    /** Mails a code to the new address; answers alike whether or not somebody has it. */
    async sendEmailCode(
      { userId }: SignedIn,
      given: { email: string; password: string },
      visitor: Visitor,
    ): Promise<void> {
      const person = await confirmPassword(userId, given.password);
      if (sameEmail(given.email, person.email)) {
        throw fieldFault('email', {
          message: 'This is your e-mail already.',
          zhMessage: '这已是您当前的邮箱。',
        });
      }
      await attempts.count(codeAddressRule, visitor.ip);
      await attempts.count(codeRule, userId);
      const owner = await database.asSystem((trx) => personByLogin(trx, realmOf(person), given.email));
      const siteName = await names.inAll(person.reseller_id, visitor.host);
      if (owner && owner.user_id !== userId) await mail.send(addressTaken(given.email, siteName));
      else await codes.send(realmOf(person), given.email, purposeOf(userId), siteName);
    },

    /** Takes the address over with the code that came to it, and tells the earlier one. */
    async changeEmail(
      { userId }: SignedIn,
      { email, code }: { email: string; code: string },
      visitor: Visitor,
    ): Promise<void> {
      await attempts.count(spendRule, userId);
      const person = await database.asSystem((trx) => personById(trx, userId));
      if (!person) throw signedOut();
      const [realm, purpose] = [realmOf(person), purposeOf(userId)];
      await codes.accept(realm, email, purpose, code);
      await database.asSystem(async (trx) => {
        await codes.spend(trx, realm, email, purpose);
        const owner = await holdLogin(trx, realm, email);
        if (owner && owner.user_id !== userId) {
          throw fieldFault('email', { message: 'This e-mail has an account.', zhMessage: '此邮箱已注册。' });
        }
        // Who signs in by his address does so by the new one; a name of his own stays.
        const isUserName = sameEmail(person.user_name, person.email);
        await trx
          .updateTable('person')
          .set({ email, ...(isUserName ? { user_name: email } : {}) })
          .where('user_id', '=', userId)
          .execute();
        await challenges.endAllOf(trx, userId);
      });
      await tell(person, 'newEmail', visitor);
    },

    /** Sets a new password; whoever is signed in elsewhere with the earlier one is out. */
    async changePassword(
      user: SignedIn,
      { password, newPassword }: { password: string; newPassword: string },
      visitor: Visitor,
    ): Promise<{ ended: number }> {
      const person = await confirmPassword(user.userId, password);
      const passwordHash = await hashPassword(newPassword);
      await database.asSystem(async (trx) => {
        await trx
          .updateTable('person')
          .set({ password_hash: passwordHash })
          .where('user_id', '=', user.userId)
          .execute();
        await challenges.endAllOf(trx, user.userId);
      });
      const ended = await sessionList.endOthers(user);
      await tell(person, 'newPassword', visitor);
      return { ended };
    },
  };
}

/** See {@link ownAccountService}. */
export type OwnAccount = ReturnType<typeof ownAccountService>;
