import { ApiError } from '@lading/api-client/api-error';
import { errorCode } from '@lading/contracts/envelope';
import { support } from '@lading/contracts/services/unlisted';
import { api } from '../../platform/api.ts';
import { authSession } from '../../platform/browser-session.ts';

/**
 * A token for the support site and the address of the site (decision D10). A back end that knows no such call has the
 * session's own token travel, as spec §2 has it. Throws `ApiError`.
 */
export async function supportPass(): Promise<{ token: string; site: string }> {
  try {
    return await api.call(support.calls.supportToken);
  } catch (fault) {
    const isUnknown = fault instanceof ApiError && fault.code === errorCode.notFound;
    const token = isUnknown ? await authSession.getToken() : null;
    if (token === null) throw fault;
    return { token, site: '/support-site' };
  }
}
