import { randomBytes } from 'node:crypto';
import { identityMessages, type SecondFactorWanted } from '@lading/contracts/identity';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault } from '../../platform/request-error.ts';
import { personById, type Person } from './person.store.ts';
import type { Realm } from './realm.ts';
import {
  insertChallenge,
  removeChallenge,
  removeChallengesOf,
  userOfChallenge,
} from './sign-in-code.store.ts';

const lifeSeconds = 5 * 60;

const ended = () => fieldFault('challenge', identityMessages.challengeExpired());

/** Sign-ins with a correct password that wait for their second step: valid for five minutes, single use. */
export function challengeService({ clock, secrets }: Pick<Platform, 'clock' | 'secrets'>) {
  const digest = (challenge: string): string => secrets.digest('sign-in challenge', challenge);
  return {
    async begin(trx: Trx, userId: string): Promise<SecondFactorWanted> {
      const challenge = randomBytes(32).toString('base64url');
      await insertChallenge(trx, {
        challenge_hash: digest(challenge),
        user_id: userId,
        expires_at: new Date(clock.now().getTime() + lifeSeconds * 1000),
      });
      return { secondFactor: { challenge, expiresIn: lifeSeconds } };
    },

    /** The person of a pending sign-in. @throws RequestError 400 on `challenge` when it has expired, or belongs to another realm */
    async personOf(trx: Trx, realm: Realm, challenge: string): Promise<Person> {
      const userId = await userOfChallenge(trx, digest(challenge), clock.now());
      const person = userId === undefined ? undefined : await personById(trx, userId);
      if (!person || person.reseller_id !== realm.resellerId) throw ended();
      return person;
    },

    /** Consumes it in the transaction it was for. @throws RequestError 400 when another request was faster */
    async spend(trx: Trx, challenge: string): Promise<void> {
      if (!(await removeChallenge(trx, digest(challenge)))) throw ended();
    },

    /** Ends all pending sign-ins of a person: they used a password that is no longer valid. */
    endAllOf: (trx: Trx, userId: string): Promise<void> => removeChallengesOf(trx, userId),
  };
}
