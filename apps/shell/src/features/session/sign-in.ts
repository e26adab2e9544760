import { api } from '../../platform/api.ts';
import { authSession } from '../../platform/browser-session.ts';
import { sessionStore } from '../../platform/session-store.ts';
import { signInCalls, type SignInKind } from './sign-in-calls.ts';

/** Signs in and keeps the session; a reseller's clients have calls of their own (decision D3). Throws `ApiError`. */
export async function signIn(kind: SignInKind, userName: string, password: string): Promise<void> {
  authSession.signIn(await api.call(signInCalls(kind).login, { body: { userName, password } }));
  sessionStore.set('loginNotice', null);
}
