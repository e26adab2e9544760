import type { SignedInContext } from '../../platform/context.ts';
import { forbidden } from '../../platform/request-error.ts';
import { readRole } from './person.store.ts';

/** Whether a person is one of the owners of the organization. */
export const isOwner = async ({ db, user }: Pick<SignedInContext, 'db' | 'user'>): Promise<boolean> =>
  (await db((trx) => readRole(trx, user.userId))) === 'owner';

/** Lets the owners of an organization through. @throws RequestError 403 for anyone else */
export async function requireOwner(context: Pick<SignedInContext, 'db' | 'user'>): Promise<void> {
  if (!(await isOwner(context))) throw forbidden();
}
