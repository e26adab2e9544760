import type { SignedInContext } from '../../platform/context.ts';
import { forbidden } from '../../platform/request-error.ts';
import { readRole } from './person.store.ts';

/** Lets the owners of an organization through. @throws RequestError 403 for everybody else */
export async function requireOwner({ db, user }: Pick<SignedInContext, 'db' | 'user'>): Promise<void> {
  if ((await db((trx) => readRole(trx, user.userId))) !== 'owner') throw forbidden();
}
