import { createApiClient } from '@lading/api-client/create-api-client';
import { authSession } from './browser-session.ts';
import { currentLanguage } from './language.ts';
import { leaveToMaintenance } from './leave-to-maintenance.ts';

/**
 * The shell's one client: carries the session's token, and renews it once for all calls that wait (decision D3). The pause of
 * the product leads away whoever asked, forms that show their own refusals and silent calls too (spec §8).
 */
export const api = createApiClient({
  getToken: () => authSession.getToken(),
  refresh: () => authSession.renew(),
  language: currentLanguage,
  onRefused: (fault) => {
    if (fault.kind === 'maintenance') leaveToMaintenance(fault);
  },
});
