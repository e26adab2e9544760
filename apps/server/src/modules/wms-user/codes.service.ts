import { randomInt } from 'node:crypto';
import type { AttemptRule } from '../../platform/attempt-limit.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault } from '../../platform/request-error.ts';
import type { Realm } from './realm.ts';
import './sign-in.table.ts';

/** What a mailed code is good for; one that confirms a new address is good for one person. */
export type CodePurpose = 'register' | 'reset' | `e-mail of ${string}`;

/** Codes that one network address may ask for, whatever they are for. */
export const codeAddressRule: AttemptRule = { name: 'code address', most: 30, windowSeconds: 3_600 };

/** Tells whoever has an address that an account has it already: the page that asked must not say so. */
export const addressTaken = (email: string, siteName: string) => ({
  siteName,
  to: email,
  subject: siteName,
  text:
    'You already have an account with this e-mail address. You can sign in, or reset your password.\n\n' +
    '此邮箱已注册。您可以直接登录或重置密码。\n',
});

const lifeMs = 10 * 60_000;
const tries = 5;

/** Six-digit codes by mail: 10 minutes, 5 tries, the newest one counts (decision D3). */
export function codesService({ clock, secrets, mail, database }: Platform) {
  const digest = (realm: Realm, email: string, purpose: CodePurpose, code: string): string =>
    secrets.digest('mailed code', `${realm.name} ${email} ${purpose} ${code}`);

  return {
    /** Makes a code and mails it, in the name of a site. */
    async send(realm: Realm, emailAddress: string, purpose: CodePurpose, siteName: string): Promise<void> {
      const email = emailAddress.trim().toLowerCase();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const values = {
        code_hash: digest(realm, email, purpose, code),
        expires_at: new Date(clock.now().getTime() + lifeMs),
        tries_left: tries,
      };
      await database.asSystem((trx) =>
        trx
          .insertInto('mailed_code')
          .values({ realm: realm.name, email, purpose, ...values })
          .onConflict((conflict) => conflict.columns(['realm', 'email', 'purpose']).doUpdateSet(values))
          .execute(),
      );
      await mail.send({
        siteName,
        to: email,
        subject: `${code} · ${siteName}`,
        text:
          `Your verification code is ${code}. It is good for 10 minutes.\n` +
          'If you did not ask for it, you can ignore this mail.\n\n' +
          `您的验证码是 ${code}，10 分钟内有效。如非本人操作，请忽略此邮件。\n`,
      });
    },

    /** Takes one try. Its count is kept whatever follows. */
    async accept(realm: Realm, emailAddress: string, purpose: CodePurpose, code: string): Promise<void> {
      const email = emailAddress.trim().toLowerCase();
      const row = await database.asSystem((trx) =>
        trx
          .updateTable('mailed_code')
          .set((set) => ({ tries_left: set('tries_left', '-', 1) }))
          .where('realm', '=', realm.name)
          .where('email', '=', email)
          .where('purpose', '=', purpose)
          .where('tries_left', '>', 0)
          .where('expires_at', '>', clock.now())
          .returning('code_hash')
          .executeTakeFirst(),
      );
      if (row?.code_hash !== digest(realm, email, purpose, code)) {
        throw fieldFault('code', { message: 'Verification code error.', zhMessage: '验证码错误。' });
      }
    },

    /** Ends a code that has done its work, with that work. */
    async spend(trx: Trx, realm: Realm, emailAddress: string, purpose: CodePurpose): Promise<void> {
      const { numDeletedRows } = await trx
        .deleteFrom('mailed_code')
        .where('realm', '=', realm.name)
        .where('email', '=', emailAddress.trim().toLowerCase())
        .where('purpose', '=', purpose)
        .executeTakeFirst();
      // Another request with the same code was quicker.
      if (numDeletedRows === 0n) {
        throw fieldFault('code', { message: 'Verification code error.', zhMessage: '验证码错误。' });
      }
    },
  };
}
