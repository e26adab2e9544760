import { errorCode } from '@lading/contracts/core';
import { shippingMessages } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import { RequestError } from '../../platform/request-error.ts';
import { readIdentity } from '../identity/index.ts';

/** Whether an organization may use the platform's postage (decision D14). */
export const isVerified = async (trx: Trx, orgId: string): Promise<boolean> =>
  (await readIdentity(trx, orgId))?.authFlag === true;

/**
 * Postage of the platform's carrier accounts is for verified organizations (decision D14).
 *
 * @throws RequestError 403
 */
export async function requireVerified(trx: Trx, orgId: string): Promise<void> {
  if (!(await isVerified(trx, orgId)))
    throw new RequestError(errorCode.forbidden, shippingMessages.verificationRequired());
}
