import { sameEmail } from '@lading/contracts/core';
import { identityMessages, type PersonalDetails } from '@lading/contracts/identity';
import type { SignedIn } from '../../platform/access-tokens.ts';
import { addressGroup } from '../../platform/address-group.ts';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, signedOut } from '../../platform/request-error.ts';
import { challengeService } from './challenge.service.ts';
import { requestCode } from './code-mail.job.ts';
import { codeAddressRule, codesService, newEmailOf } from './codes.service.ts';
import { ownPassword } from './own-password.ts';
import { ownWords } from './own-words.ts';
import { hashPassword } from './passwords.ts';
import { holdLogin, personById, saveDetails, saveEmail, savePassword, type Person } from './person.store.ts';
import type { Realm } from './realm.ts';
import { securityMail } from './security-mail.ts';
import type { SessionList } from './session-list.service.ts';
import type { Visitor } from './visitor.ts';

const codeRule: AttemptRule = { name: 'own e-mail code', most: 5, windowSeconds: 900 };
const spendRule: AttemptRule = { name: 'own e-mail spend', most: 10, windowSeconds: 900 };

const realmOf = ({ reseller_id }: Person): Realm => ({ resellerId: reseller_id, name: reseller_id ?? 'own' });

/** Changes of a person's own account under My profile. */
export function ownAccountService(platform: Platform, sessionList: SessionList) {
  const { database } = platform;
  const attempts = attemptLimit(platform);
  const codes = codesService(platform);
  const challenges = challengeService(platform);
  const confirmPassword = ownPassword(platform);
  const tell = securityMail(platform);
  const words = ownWords(platform);

  return {
    updateDetails: ({ db, user }: SignedInContext, details: PersonalDetails): Promise<void> =>
      db((trx) => saveDetails(trx, user.userId, details)),

    /** Mails a code to the new address; replies the same whether or not it is in use. */
    async sendEmailCode(
      { userId }: SignedIn,
      given: { email: string; password: string },
      visitor: Visitor,
    ): Promise<void> {
      const person = await confirmPassword(userId, given.password);
      if (sameEmail(given.email, person.email)) {
        throw fieldFault('email', identityMessages.sameEmail());
      }
      await attempts.count(codeAddressRule, addressGroup(visitor.ip));
      await attempts.count(codeRule, userId);
      const wanted = { realm: realmOf(person), email: given.email, purpose: 'change' as const };
      await requestCode(platform, { ...wanted, userId, host: visitor.host });
    },

    /** Changes the address with the code sent to it, and informs the earlier one. */
    async changeEmail(
      { userId }: SignedIn,
      { email, code }: { email: string; code: string },
      visitor: Visitor,
    ): Promise<void> {
      await attempts.count(spendRule, userId);
      const person = await database.asSystem((trx) => personById(trx, userId));
      if (!person) throw signedOut();
      const [realm, purpose] = [realmOf(person), newEmailOf(userId)];
      await codes.accept(realm, email, purpose, { code, ip: visitor.ip });
      await database.asSystem(async (trx) => {
        await codes.spend(trx, realm, email, purpose);
        const owner = await holdLogin(trx, realm, email);
        if (owner && owner.user_id !== userId) {
          throw fieldFault('email', identityMessages.emailTaken());
        }
        // A user name equal to the address changes with it; another one stays.
        const isUserName = sameEmail(person.user_name, person.email);
        await saveEmail(trx, userId, { email, userName: isUserName ? email : undefined });
        await challenges.endAllOf(trx, userId);
      });
      await tell(person, 'newEmail', visitor);
    },

    /** Sets a new password; ends all other sessions. */
    async changePassword(
      user: SignedIn,
      { password, newPassword }: { password: string; newPassword: string },
      visitor: Visitor,
    ): Promise<{ ended: number }> {
      const person = await confirmPassword(user.userId, password);
      const own = await words.of(person, { host: visitor.host, password: newPassword });
      const passwordHash = await hashPassword(newPassword, own, 'newPassword');
      await database.asSystem(async (trx) => {
        await savePassword(trx, user.userId, passwordHash);
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
