import { randomBytes } from 'node:crypto';
import { storeMessages, type Store, storeChannels, type WaitingStore } from '@lading/contracts/stores';
import type { SignedIn } from '../../platform/access-tokens.ts';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import { OutgoingError } from '../../platform/outgoing-json.ts';
import type { Platform } from '../../platform/platform.ts';
import { refused } from '../../platform/request-error.ts';
import { sealedTokens, tokenOwner } from './pull-credentials.ts';
import { exchangeCode, readStoreName, type StoreGrant } from './bigcommerce.ts';
import * as claims from './store-claim.store.ts';
import { addConnectedStore, findConnection, renewConnection } from './store-connection.store.ts';
import { clearNotices } from './store-notice.store.ts';
import { tellConnected } from './told-again.ts';

const lifeMs = 15 * 60_000;
const byAddress: AttemptRule = { name: 'store connection address', most: 30, windowSeconds: 600 };
const channel = storeChannels.find(({ key }) => key === 'big-commerce')?.code ?? 6;

/** A callback from the browser. */
type Callback = Parameters<typeof exchangeCode>[1];

/** Connects stores of BigCommerce (decision D10): a code becomes a ticket, and a signed-in person claims its store. */
export function storeConnectionService(platform: Platform) {
  const { config, database, clock, jobs, secrets } = platform;
  const limit = attemptLimit(platform);
  const tokens = sealedTokens(secrets);
  const digest = (text: string) => secrets.digest('store claim', text);
  const sealed = ({ externalId, token }: StoreGrant) => tokens.seal(token, tokenOwner(channel, externalId));

  async function askBigCommerce(codeDigest: string, callback: Callback): Promise<StoreGrant> {
    if (!config.bigCommerce) throw refused(storeMessages.bigCommerceNotSetUp());
    try {
      const grant = await exchangeCode(config.bigCommerce, callback);
      if (!grant) throw refused(storeMessages.notConfirmed());
      return grant;
    } catch (fault) {
      if (!(fault instanceof OutgoingError)) throw fault;
      if (fault.reason !== 'unreachable') throw refused(storeMessages.notConfirmed());
      await database.asSystem((trx) => claims.deleteClaim(trx, codeDigest));
      throw refused(storeMessages.bigCommerceUnreachable());
    }
  }

  return {
    /** Exchanges a callback's code, once. @throws RequestError 400, 429 */
    async begin(address: string, callback: Callback): Promise<{ ticket: string }> {
      if (!config.bigCommerce) throw refused(storeMessages.bigCommerceNotSetUp());
      await limit.count(byAddress, address);
      const codeDigest = digest(callback.code);
      const expiresAt = new Date(clock.now().getTime() + lifeMs);
      const isFirst = await database.asSystem((trx) =>
        claims.beginClaim(trx, { codeDigest, channel, expiresAt }),
      );
      if (!isFirst) throw refused(storeMessages.linkUsed());
      const grant = await askBigCommerce(codeDigest, callback);
      if (!grant.readsOrders) throw refused(storeMessages.noOrderAccess());
      const name = await readStoreName(config.bigCommerce, grant);
      const ticket = randomBytes(32).toString('base64url');
      await database.asSystem((trx) =>
        claims.grantClaim(trx, codeDigest, {
          ticketDigest: digest(ticket),
          externalId: grant.externalId,
          storeName: name ?? `BigCommerce ${grant.externalId}`,
          scopes: grant.scopes.join(' '),
          tokenSealed: sealed(grant),
        }),
      );
      return { ticket };
    },

    /** The store of a ticket, for confirmation. @throws RequestError 400 */
    async waiting(user: SignedIn, ticket: string): Promise<WaitingStore> {
      return database.asSystem(async (trx) => {
        const claim = await claims.findClaim(trx, digest(ticket), clock.now());
        if (!claim) throw refused(storeMessages.connectionExpired());
        const connected = await findConnection(trx, claim.channel, claim.external_id);
        if (connected && connected.orgId !== user.orgId) throw refused(storeMessages.storeOfOthers());
        return {
          name: claim.store_name,
          type: claim.channel,
          externalId: claim.external_id,
          scopes: claim.scopes?.split(' ') ?? [],
          expiresAt: claim.expires_at.toISOString(),
          isConnected: connected !== undefined,
        };
      });
    },

    /**
     * Connects the store of a ticket with the person's organization, once. One transaction of the system role, since the claim belongs to no
     * organization until then; it writes for the organization of the caller's token and no other. @throws RequestError 400
     */
    async connect(user: SignedIn, ticket: string): Promise<Store> {
      return database.asSystem(async (trx) => {
        const now = clock.now();
        const claim = await claims.findClaim(trx, digest(ticket), now);
        if (!claim) throw refused(storeMessages.connectionExpired());
        const connection = {
          orgId: user.orgId,
          userId: user.userId,
          channel: claim.channel,
          externalId: claim.external_id,
          name: claim.store_name ?? claim.external_id,
          scopes: claim.scopes ?? '',
          tokenSealed: claim.token_sealed,
          now,
        };
        const connected = await findConnection(trx, claim.channel, claim.external_id);
        if (connected && connected.orgId !== user.orgId) throw refused(storeMessages.storeOfOthers());
        const store = connected
          ? await renewConnection(trx, connected.storeId, connection)
          : await addConnectedStore(trx, connection);
        if (!store) throw refused(storeMessages.storeOfOthers());
        await tellConnected(trx, jobs, { orgId: user.orgId, storeId: store.storeId });
        await claims.spendClaim(trx, claim.code_digest, now);
        return store;
      });
    },

    /** Deletes unused claims. */
    clear: () =>
      database.asSystem(async (trx) => {
        await claims.clearClaims(trx, clock.now());
        await clearNotices(trx, clock.now());
      }),
  };
}

/** See {@link storeConnectionService}. */
export type StoreConnections = ReturnType<typeof storeConnectionService>;
