import { useHostState } from '@lading/bridge/react';
import { ownerRole } from '@lading/contracts/identity';

/**
 * Whether this person may move the money of clients: an owner (decision record 0151). Another back end may not send a role; then its
 * answers decide.
 */
export const useMayMoveMoney = (): boolean =>
  useHostState(({ user }) => {
    const role = user?.user.role;
    return !role || role === ownerRole;
  });
