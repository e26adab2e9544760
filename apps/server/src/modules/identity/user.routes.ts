import type { identityApi } from '@lading/contracts/identity';
import type { HandlersOf } from '../../platform/register-service.ts';
import type { Users } from './user.service.ts';

/** The person and the reseller's site (spec §7, "Session and shell"). */
export function userHandlers(users: Users) {
  return {
    afterLogin: (context) => users.userInfo(context),
    saasAfterLogin: (context) => users.site(context),
    switchLanguage: (context, { body }) => users.switchLanguage(context, body.language),
    updateUserInfo: (context, { body }) => users.switchLanguage(context, body.language),
  } satisfies Partial<HandlersOf<typeof identityApi>>;
}
