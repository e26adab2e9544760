import { errorCode } from '@lading/contracts/core';
import { billingMessages } from '@lading/contracts/funds';
import type { SignedIn } from '../../platform/access-tokens.ts';
import type { Platform } from '../../platform/platform.ts';
import { RequestError } from '../../platform/request-error.ts';
import { isOwner } from '../identity/index.ts';

/**
 * Lets the owners of a provider through to what moves the money of its clients or decides about it (decision record 0151).
 *
 * @throws RequestError 403 for its other people
 */
export const requireOwningStaff =
  ({ database }: Pick<Platform, 'database'>) =>
  async ({ user }: { user: SignedIn }): Promise<void> => {
    const isAllowed = await isOwner({ db: (work) => database.asOrganization(user.orgId, work), user });
    if (!isAllowed) throw new RequestError(errorCode.forbidden, billingMessages.ownersOnly());
  };
