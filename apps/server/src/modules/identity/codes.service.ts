import { identityMessages } from '@lading/contracts/identity';
import { randomInt } from 'node:crypto';
import { addressGroup } from '../../platform/address-group.ts';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault } from '../../platform/request-error.ts';
import type { Realm } from './realm.ts';
import {
  readMailedCode,
  removeMailedCode,
  saveMailedCode,
  tryOtherCodes,
  tryOwnCode,
} from './sign-in-code.store.ts';

/** The purpose of a mailed code; one that confirms a new address is valid for one person only. */
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

/** Why a code is not accepted; spec §8 has a text of its own for the code of a password reset. */
const refusal = (purpose: CodePurpose) =>
  fieldFault('code', purpose === 'reset' ? identityMessages.wrongResetCode() : identityMessages.wrongCode());

const lifeMs = 10 * 60_000;
/** Tries by one address at codes that it has not requested, and by all such addresses together. */
const triesRule: AttemptRule = { name: 'code tries', most: 5, windowSeconds: 600 };
const tries = 50;
/** Tries by the browser that requested the code. */
const ownTries = 5;

/**
 * Six-digit codes by mail: 10 minutes, 5 tries, the newest for each requesting browser (decision D3). The requesting browser has its
 * own tries; another one, such as a phone where the mail is opened, can use a code until strangers have tried too often.
 */
export function codesService({ clock, secrets, mail, database }: Platform) {
  const attempts = attemptLimit({ database, clock, secrets });
  const digest = (realm: Realm, email: string, purpose: CodePurpose, code: string): string =>
    secrets.digest('mailed code', `${realm.name} ${email} ${purpose} ${code}`);

  return {
    /** Creates a code and mails it, under the name of a site. */
    async send(
      realm: Realm,
      emailAddress: string,
      purpose: CodePurpose,
      { siteName, askedBy = '' }: { siteName: string; askedBy?: string | undefined },
    ): Promise<void> {
      const email = emailAddress.trim().toLowerCase();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const values = {
        code_hash: digest(realm, email, purpose, code),
        expires_at: new Date(clock.now().getTime() + lifeMs),
        tries_left: tries,
        own_tries_left: ownTries,
      };
      const key = { realm: realm.name, email, purpose, asked_by: askedBy };
      await database.asSystem((trx) => saveMailedCode(trx, key, values));
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

    /** Uses one try. The count is kept regardless of the result. */
    async accept(
      realm: Realm,
      emailAddress: string,
      purpose: CodePurpose,
      { code, ip, askedBy }: { code: string; ip: string; askedBy?: string | undefined },
    ): Promise<void> {
      const email = emailAddress.trim().toLowerCase();
      const key = { realm: realm.name, email, purpose };
      const given = digest(realm, email, purpose, code);
      const now = clock.now();
      if (askedBy !== undefined) {
        const own = await database.asSystem((trx) => tryOwnCode(trx, { ...key, asked_by: askedBy }, now));
        if (own === given) return;
      }
      const newest = (await database.asSystem((trx) => readMailedCode(trx, key))) ?? '';
      const others = (await attempts.allows(triesRule, `${newest} ${addressGroup(ip)}`))
        ? await database.asSystem((trx) => tryOtherCodes(trx, { ...key, asked_by: askedBy }, now))
        : [];
      if (!others.includes(given)) throw refusal(purpose);
    },

    /** Consumes a code in the transaction that it was for. */
    async spend(trx: Trx, realm: Realm, emailAddress: string, purpose: CodePurpose): Promise<void> {
      const key = { realm: realm.name, email: emailAddress.trim().toLowerCase(), purpose };
      // A concurrent request used the same code first.
      if (!(await removeMailedCode(trx, key))) throw refusal(purpose);
    },
  };
}
