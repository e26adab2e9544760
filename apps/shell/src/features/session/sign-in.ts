import { auth, saasAuth } from '@lading/contracts/services/unlisted';
import { api } from '../../platform/api.ts';
import { authSession } from '../../platform/browser-session.ts';
import { sessionStore } from '../../platform/session-store.ts';

/** Signs in and keeps the session; a reseller's clients have calls of their own (decision D3). Throws `ApiError`. */
export async function signIn(kind: 'seller' | 'reseller', userName: string, password: string): Promise<void> {
  const { login } = kind === 'reseller' ? saasAuth.calls : auth.calls;
  authSession.signIn(await api.call(login, { body: { userName, password } }));
  sessionStore.set('loginNotice', null);
}
