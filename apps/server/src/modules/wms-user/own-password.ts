import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, signedOut } from '../../platform/request-error.ts';
import { passwordFits } from './passwords.ts';
import { personById, type Person } from './person.store.ts';

const passwordRule: AttemptRule = { name: 'own password', most: 10, windowSeconds: 900 };

/** Takes one try at the password of whoever is signed in, before what only he may do. */
export function ownPassword(platform: Platform) {
  const attempts = attemptLimit(platform);
  /** @throws RequestError 400 on the field, 429 */
  return async (userId: string, password: string): Promise<Person> => {
    await attempts.count(passwordRule, userId);
    const person = await platform.database.asSystem((trx) => personById(trx, userId));
    if (!person) throw signedOut();
    if (!(await passwordFits(password, person.password_hash))) {
      throw fieldFault('password', { message: 'The password is wrong.', zhMessage: '密码错误。' });
    }
    await attempts.forgive(passwordRule, userId, true);
    return person;
  };
}
