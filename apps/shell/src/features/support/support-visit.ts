import { supportAddress, type SupportPage, type Visitor } from './support-address-rules.ts';
import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { supportApi } from '@lading/contracts/support';
import { api } from '../../platform/api.ts';
import { authSession } from '../../platform/browser-session.ts';

/**
 * A token for the support site and its address (decision D10). For a back end without this call the session's own token is used, per
 * spec §2. Throws `ApiError`.
 */
async function supportPass(): Promise<{ token: string; site: string }> {
  try {
    return await api.call(supportApi.calls.supportToken);
  } catch (fault) {
    const token = isUnknownCall(fault) ? await authSession.getToken() : null;
    if (token === null) throw fault;
    return { token, site: '/support-site' };
  }
}

/** The address of a page of the support site for one visit (spec §2, decision D10). Throws `ApiError`. */
export async function supportVisit(page: SupportPage, visitor: Omit<Visitor, 'token'>): Promise<string> {
  const { token, site } = await supportPass();
  return supportAddress(site, page, { ...visitor, token });
}
