import type { SecondFactorWanted } from '@lading/contracts/entities/second-factor';
import { api } from '../../platform/api.ts';
import { authSession } from '../../platform/browser-session.ts';
import { sessionStore } from '../../platform/session-store.ts';
import { onceSignedOut } from './leave.ts';
import { signInCalls, type SignInKind } from './sign-in-calls.ts';

function keep(tokens: Parameters<typeof authSession.signIn>[0]): void {
  authSession.signIn(tokens);
  sessionStore.set('loginNotice', null);
}

/**
 * Signs in and keeps the session; a reseller's clients have calls of their own (decision D3). Throws `ApiError`.
 * @returns null when that was all, or the second step that the account wants: see {@link signInSecondStep}
 */
export async function signIn(
  kind: SignInKind,
  userName: string,
  password: string,
): Promise<SecondFactorWanted['secondFactor'] | null> {
  await onceSignedOut();
  const reply = await api.call(signInCalls(kind).login, { body: { userName, password } });
  if ('secondFactor' in reply) return reply.secondFactor;
  keep(reply);
  return null;
}

/** Goes on with a sign-in that wants a second step: a code of the app, or a recovery code. Throws `ApiError`. */
export async function signInSecondStep(kind: SignInKind, challenge: string, code: string): Promise<void> {
  keep(await api.call(signInCalls(kind).loginSecondFactor, { body: { challenge, code } }));
}
