import type { SecondFactorWanted, SessionTokens } from '@lading/contracts/identity';
import { api } from '../../platform/api.ts';
import { authSession } from '../../platform/browser-session.ts';
import { sessionStore } from '../../platform/session-store.ts';
import { onceSignedOut } from './leave.ts';
import { signInCalls, type SignInKind } from './sign-in-calls.ts';

/** Handles the tokens of a sign-in. */
export type KeepTokens = (tokens: SessionTokens) => void;

const startSession: KeepTokens = (tokens) => {
  authSession.signIn(tokens);
  sessionStore.set('loginNotice', null);
};

/**
 * Signs in and stores the session, with `keep` if given; a reseller's clients have their own calls (decision D3). Throws
 * `ApiError`.
 * @returns null when complete, or the second step that the account requires: see {@link signInSecondStep}
 */
export async function signIn(
  kind: SignInKind,
  userName: string,
  password: string,
  keep = startSession,
): Promise<SecondFactorWanted['secondFactor'] | null> {
  await onceSignedOut();
  const reply = await api.call(signInCalls(kind).login, { body: { userName, password } });
  if ('secondFactor' in reply) return reply.secondFactor;
  keep(reply);
  return null;
}

/** Completes a sign-in that requires a second step: a code of the app, or a recovery code. Throws `ApiError`. */
export async function signInSecondStep(
  kind: SignInKind,
  challenge: string,
  code: string,
  keep = startSession,
): Promise<void> {
  keep(await api.call(signInCalls(kind).loginSecondFactor, { body: { challenge, code } }));
}
