import { identityMessages } from '@lading/contracts/identity';
import { randomInt } from 'node:crypto';
import { addressGroup } from '../../platform/address-group.ts';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault } from '../../platform/request-error.ts';
import type { Realm } from './realm.ts';
import { readMailedCode, removeMailedCode, saveMailedCode, tryMailedCode } from './sign-in-code.store.ts';

/** What a mailed code is valid for; one that confirms a new address is valid for one person. */
type CodePurpose = 'register' | 'reset' | `e-mail of ${string}`;

/** For the new address of a person. */
export const newEmailOf = (userId: string): CodePurpose => `e-mail of ${userId}`;

/** Codes that one network address may request, for any purpose. */
export const codeAddressRule: AttemptRule = { name: 'code address', most: 30, windowSeconds: 3_600 };

/** Informs the owner of an address that it already has an account: the requesting page must not reveal it. */
export const addressTaken = (email: string, siteName: string) => ({
  siteName,
  to: email,
  subject: siteName,
  text:
    'You already have an account with this email address. You can sign in or reset your password.\n\n' +
    '此邮箱已注册。您可以直接登录或重置密码。\n',
});

const lifeMs = 10 * 60_000;
/** Tries of one address at one code, so that a stranger's wrong ones do not invalidate the right one; and of all addresses together. */
const triesRule: AttemptRule = { name: 'code tries', most: 5, windowSeconds: 600 };
const tries = 50;

/** Six-digit codes by mail: 10 minutes, 5 tries per address, only the newest is valid (decision D3). */
export function codesService({ clock, secrets, mail, database }: Platform) {
  const attempts = attemptLimit({ database, clock, secrets });
  const digest = (realm: Realm, email: string, purpose: CodePurpose, code: string): string =>
    secrets.digest('mailed code', `${realm.name} ${email} ${purpose} ${code}`);

  return {
    /** Creates a code and mails it, in the name of a site. */
    async send(realm: Realm, emailAddress: string, purpose: CodePurpose, siteName: string): Promise<void> {
      const email = emailAddress.trim().toLowerCase();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const values = {
        code_hash: digest(realm, email, purpose, code),
        expires_at: new Date(clock.now().getTime() + lifeMs),
        tries_left: tries,
      };
      await database.asSystem((trx) => saveMailedCode(trx, { realm: realm.name, email, purpose }, values));
      await mail.send({
        siteName,
        to: email,
        subject: `${code} · ${siteName}`,
        text:
          `Your verification code is ${code}. It is valid for 10 minutes.\n` +
          'If you did not request it, you can ignore this email.\n\n' +
          `您的验证码是 ${code}，10 分钟内有效。如非本人操作，请忽略此邮件。\n`,
      });
    },

    /** Uses one try. The count is kept whatever follows. */
    async accept(
      realm: Realm,
      emailAddress: string,
      purpose: CodePurpose,
      { code, ip }: { code: string; ip: string },
    ): Promise<void> {
      const email = emailAddress.trim().toLowerCase();
      const key = { realm: realm.name, email, purpose };
      const newest = (await database.asSystem((trx) => readMailedCode(trx, key))) ?? '';
      const isAllowed = await attempts.allows(triesRule, `${newest} ${addressGroup(ip)}`);
      const codeHash = isAllowed
        ? await database.asSystem((trx) => tryMailedCode(trx, key, clock.now()))
        : undefined;
      if (codeHash !== digest(realm, email, purpose, code)) {
        throw fieldFault('code', identityMessages.wrongCode());
      }
    },

    /** Ends a code that has done its work, with that work. */
    async spend(trx: Trx, realm: Realm, emailAddress: string, purpose: CodePurpose): Promise<void> {
      const key = { realm: realm.name, email: emailAddress.trim().toLowerCase(), purpose };
      // A concurrent request used the same code first.
      if (!(await removeMailedCode(trx, key))) {
        throw fieldFault('code', identityMessages.wrongCode());
      }
    },
  };
}
