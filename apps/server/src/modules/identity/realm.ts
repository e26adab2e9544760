import { identityMessages } from '@lading/contracts/identity';
import type { PublicContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { RequestError } from '../../platform/request-error.ts';
import { resellerOfHost } from '../branding/index.ts';

/** The scope of accounts: the product's own people, or the clients of one reseller. */
export interface Realm {
  resellerId: string | null;
  /** For keys: `own` or the reseller's id. */
  name: string;
}

/** Determines the realm of a call. */
export type RealmOf = (context: PublicContext) => Promise<Realm>;

/** The product's own people. */
export const ownRealm: RealmOf = () => Promise.resolve({ resellerId: null, name: 'own' });

/** The clients of the reseller whose host was called (decision D3); a client of one reseller does not exist at another. */
export const realmOfHost =
  (platform: Platform): RealmOf =>
  async ({ host }) => {
    const reseller = await platform.database.asSystem((trx) => resellerOfHost(trx, host));
    if (!reseller) {
      throw new RequestError(404, identityMessages.noReseller());
    }
    return { resellerId: reseller.resellerId, name: reseller.resellerId };
  };
