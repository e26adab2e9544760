import { errorCode } from '@lading/contracts/core';
import type { authApi, saasAuthApi } from '@lading/contracts/identity';
import type { PublicContext } from '../../platform/context.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { RequestError, signedOut } from '../../platform/request-error.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { requireSameOrigin } from '../../platform/same-origin.ts';
import type { Handover } from './handover.service.ts';
import { codeRequester } from './code-requester.ts';
import { clientOf } from './known-device.ts';
import type { RealmOf } from './realm.ts';
import { refreshCookie } from './refresh-cookie.ts';
import type { Sessions, Tokens } from './sessions.service.ts';
import type { SignInContext, SignIn } from './sign-in.service.ts';

/** The refresh token goes into the cookie and nowhere else. */
function handOut(
  { request, reply }: PublicContext,
  { refreshToken, ...visible }: Tokens,
): Omit<Tokens, 'refreshToken'> {
  refreshCookie.set(request, reply, refreshToken);
  return visible;
}

/** The token of the cookie, which pages of other sites must not use, or the one that the caller stored itself. */
function presented(
  { request }: PublicContext,
  body: { refreshToken?: string | undefined },
): string | undefined {
  const kept = refreshCookie.read(request);
  if (kept !== undefined) requireSameOrigin(request);
  return body.refreshToken ?? kept;
}

/** The access token that a caller without cookies has sent along; empty for none. */
const bearerOf = ({ request }: PublicContext): string =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';

/** One sign-in route: the same seven calls for the product's own people and for a reseller's clients (decision D3). */
export function signInHandlers(
  services: { signIn: SignIn; sessions: Sessions; secrets: Secrets },
  realmOf: RealmOf,
) {
  const { signIn, sessions, secrets } = services;
  const signInContext = async (context: PublicContext): Promise<SignInContext> => ({
    realm: await realmOf(context),
    audit: context.audit,
    codeRequester: codeRequester(context, secrets),
    ...clientOf(context, secrets),
  });
  return {
    login: async (context, { body }) => {
      const reply = await signIn.login(await signInContext(context), body.userName, body.password);
      return 'secondFactor' in reply ? reply : handOut(context, reply);
    },
    loginSecondFactor: async (context, { body }) =>
      handOut(context, await signIn.secondStep(await signInContext(context), body.challenge, body.code)),
    refresh: async (context, { body }) => {
      const token = presented(context, body);
      if (token === undefined) throw signedOut();
      try {
        return handOut(context, await sessions.refresh(token, clientOf(context, secrets)));
      } catch (error) {
        // A database that is away for a moment must sign no one out.
        if (error instanceof RequestError && error.code === errorCode.signedOut)
          refreshCookie.clear(context.request, context.reply);
        throw error;
      }
    },
    logout: async (context, { body }) => {
      const token = presented(context, body);
      const sessionId =
        token === undefined ? await sessions.sessionOfAccess(bearerOf(context)) : sessions.sessionOf(token);
      if (sessionId !== undefined) context.audit.tell((await sessions.end(sessionId)) ?? {});
      refreshCookie.clear(context.request, context.reply);
    },
    sendCode: async (context, { body }) =>
      signIn.sendCode(await signInContext(context), body.email, body.purpose),
    register: async (context, { body }) =>
      handOut(context, await signIn.register(await signInContext(context), body)),
    resetPassword: async (context, { body }) =>
      signIn.resetPassword(await signInContext(context), body.email, body.code, body.password),
  } satisfies HandlersOf<typeof saasAuthApi>;
}

/** Handover of a session (decision D5). */
export function handoverHandlers(handover: Handover, secrets: Secrets) {
  return {
    handover: async (context, { body }) =>
      handOut(
        context,
        'code' in body
          ? await handover.byCode(body.code, clientOf(context, secrets), context.audit)
          : await handover.byTokens(
              { accessToken: body.accessToken, refreshToken: body.refreshToken },
              clientOf(context, secrets),
              context.audit,
            ),
      ),
    createHandoverCode: ({ user }) => handover.create(user),
  } satisfies Partial<HandlersOf<typeof authApi>>;
}
