import { identityMessages } from '@lading/contracts/identity';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, signedOut } from '../../platform/request-error.ts';
import { passwordFits } from './passwords.ts';
import { personById, type Person } from './person.store.ts';

const passwordRule: AttemptRule = { name: 'own password', most: 10, windowSeconds: 900 };

/** Checks the password of the signed-in person before sensitive changes, and uses one try. */
export function ownPassword(platform: Platform) {
  const attempts = attemptLimit(platform);
  /** @throws RequestError 400 on the field, 429 */
  return async (userId: string, password: string): Promise<Person> => {
    await attempts.count(passwordRule, userId);
    const person = await platform.database.asSystem((trx) => personById(trx, userId));
    if (!person) throw signedOut();
    if (!(await passwordFits(password, person.password_hash))) {
      throw fieldFault('password', identityMessages.wrongPassword());
    }
    await attempts.forgive(passwordRule, userId, true);
    return person;
  };
}
