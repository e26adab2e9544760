import { auth, saasAuth } from '@lading/contracts/services/unlisted';

/** Who signs in: a seller, or a client of the reseller whose host it is. */
export type SignInKind = 'seller' | 'reseller';

/** The calls of a way in; a reseller's clients have twins of their own (decision D3). */
export function signInCalls(kind: SignInKind): (typeof auth | typeof saasAuth)['calls'] {
  return kind === 'reseller' ? saasAuth.calls : auth.calls;
}
