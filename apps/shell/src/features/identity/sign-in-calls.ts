import { authApi, saasAuthApi } from '@lading/contracts/identity';

/** The kind of person: a seller, or a client of the host's reseller. */
export type SignInKind = 'seller' | 'reseller';

/** The calls of a sign-in kind; a reseller's clients have their own variants (decision D3). */
export function signInCalls(kind: SignInKind): (typeof authApi | typeof saasAuthApi)['calls'] {
  return kind === 'reseller' ? saasAuthApi.calls : authApi.calls;
}
