import { createApiClient, type ApiClient } from '@lading/api-client/create-api-client';
import { localized } from '@lading/i18n/localized';
import type { SubAppProps } from '@lading/bridge/sub-app-props';

/**
 * A client for one mount, with the shell's session. Of spec §8 it handles what no page can: an expired session and maintenance; every
 * other failure is shown where it occurred.
 */
export function createHostApi(host: SubAppProps): ApiClient {
  return createApiClient({
    getToken: () => host.auth.getToken(),
    refresh: (refused) => host.auth.renewToken(refused),
    language: () => host.getState().lang,
    onRefused: (fault) => {
      if (fault.kind === 'signed-out') host.auth.onUnauthorized();
      if (fault.kind !== 'maintenance') return;
      const query = new URLSearchParams({ tip: localized(fault, host.getState().lang) });
      host.navigate(`/maintain?${query.toString()}`, { replace: true });
    },
  });
}
