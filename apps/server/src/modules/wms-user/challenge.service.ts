import { randomBytes } from 'node:crypto';
import type { SecondFactorWanted } from '@lading/contracts/entities/second-factor';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault } from '../../platform/request-error.ts';
import { personById, type Person } from './person.store.ts';
import type { Realm } from './realm.ts';
import './second-factor.table.ts';

const lifeSeconds = 5 * 60;

const ended = () =>
  fieldFault('challenge', {
    message: 'This took too long. Enter your password again.',
    zhMessage: '操作已超时，请重新输入密码。',
  });

/** Sign-ins whose password was right and that wait for their second step: five minutes, once. */
export function challengeService({ clock, secrets }: Pick<Platform, 'clock' | 'secrets'>) {
  const digest = (challenge: string): string => secrets.digest('sign-in challenge', challenge);
  return {
    async begin(trx: Trx, userId: string): Promise<SecondFactorWanted> {
      const challenge = randomBytes(32).toString('base64url');
      await trx
        .insertInto('sign_in_challenge')
        .values({
          challenge_hash: digest(challenge),
          user_id: userId,
          expires_at: new Date(clock.now().getTime() + lifeSeconds * 1000),
        })
        .execute();
      return { secondFactor: { challenge, expiresIn: lifeSeconds } };
    },

    /** Whose sign-in waits. @throws RequestError 400 on `challenge` when it has ended, or belongs to another realm */
    async personOf(trx: Trx, realm: Realm, challenge: string): Promise<Person> {
      const row = await trx
        .selectFrom('sign_in_challenge')
        .select('user_id')
        .where('challenge_hash', '=', digest(challenge))
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      const person = row && (await personById(trx, row.user_id));
      if (!person || person.reseller_id !== realm.resellerId) throw ended();
      return person;
    },

    /** Ends it with the work it was for. @throws RequestError 400 when another request was quicker */
    async spend(trx: Trx, challenge: string): Promise<void> {
      const { numDeletedRows } = await trx
        .deleteFrom('sign_in_challenge')
        .where('challenge_hash', '=', digest(challenge))
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw ended();
    },

    /** Ends all of a person: the password that they began with is no longer his. */
    async endAllOf(trx: Trx, userId: string): Promise<void> {
      await trx.deleteFrom('sign_in_challenge').where('user_id', '=', userId).execute();
    },
  };
}
