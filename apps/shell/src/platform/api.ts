import { createApiClient } from '@lading/api-client/create-api-client';
import { authSession } from './browser-session.ts';
import { currentLanguage } from './language.ts';
import { leaveToMaintenance } from './leave-to-maintenance.ts';

/**
 * The shell's only client: sends the session's token, and renews it once for all waiting calls (decision D3). Maintenance redirects
 * every caller, including forms that show their own refusals and silent calls (spec §8).
 */
export const api = createApiClient({
  getToken: () => authSession.getToken(),
  refresh: (refused) => authSession.renew(refused),
  language: currentLanguage,
  onRefused: (fault) => {
    if (fault.kind === 'maintenance') leaveToMaintenance(fault);
  },
});
