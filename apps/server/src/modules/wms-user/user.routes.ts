import type { wmsUser } from '@lading/contracts/services/wms-user';
import type { HandlersOf } from '../../platform/register-service.ts';
import type { Users } from './user.service.ts';

/** The person, the reseller's site, the brand of a host (spec §7, "Session and shell"). */
export function userHandlers(users: Users) {
  return {
    afterLogin: (context) => users.userInfo(context),
    saasAfterLogin: (context) => users.site(context),
    brandingDetail: (_context, { query }) => users.branding(query.webSite),
    listTemuOrg: (context) => users.marketplaceOrganisations(context),
    switchLanguage: (context, { body }) => users.switchLanguage(context, body.language),
    updateUserInfo: (context, { body }) => users.switchLanguage(context, body.language),
  } satisfies Partial<HandlersOf<typeof wmsUser>>;
}
