import { createApiClient } from '@lading/api-client/create-api-client';
import { authSession } from './browser-session.ts';
import { currentLanguage } from './language.ts';

/** The shell's one client: carries the session's token, and renews it once for all calls that wait (decision D3). */
export const api = createApiClient({
  getToken: () => authSession.getToken(),
  refresh: () => authSession.renew(),
  language: currentLanguage,
});
