import { storeChannels } from '@lading/contracts/stores';
import { jwtVerify } from 'jose';
import type { BigCommerceConfig } from '../../bigcommerce-config.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Platform } from '../../platform/platform.ts';
import { findConnection } from './store-connection.store.ts';
import { disconnectSource } from './store-disconnect.store.ts';
import { takeNotice } from './store-notice.store.ts';

/** A notice from BigCommerce in `signed_payload_jwt`: someone opens our app there, or has removed it. */
interface StoreNotice {
  /** The store's hash. */
  externalId: string;
  /** Unique; valid once. */
  id: string;
  expiresAt: Date;
}

/** Maximum clock difference. */
const toleranceSeconds = 30;

/** A notice signed by BigCommerce with our secret, for our app, and not expired; otherwise undefined. */
async function readStoreNotice(
  { clientId, clientSecret }: BigCommerceConfig,
  token: string,
  now: Date,
): Promise<StoreNotice | undefined> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(clientSecret), {
      algorithms: ['HS256'],
      issuer: 'bc',
      audience: clientId,
      currentDate: now,
      clockTolerance: toleranceSeconds,
      requiredClaims: ['sub', 'exp', 'iat', 'jti'],
    });
    const { sub = '', jti = '', exp = 0 } = payload;
    const [, externalId] = /^stores\/([a-z0-9]{1,40})$/.exec(sub) ?? [];
    if (!externalId || jti === '' || payload.aud !== clientId) return undefined;
    return { externalId, id: jti, expiresAt: new Date((exp + toleranceSeconds) * 1_000) };
  } catch {
    return undefined;
  }
}

const channel = storeChannels.find(({ key }) => key === 'big-commerce')?.code ?? 6;

/** Notices of BigCommerce in a signed token (decision 0020). An invalid token is refused, and has no effect. */
export function storeNoticeService({ config, clock, database, secrets }: Platform) {
  async function read(token: unknown): Promise<StoreNotice | undefined> {
    if (!config.bigCommerce || typeof token !== 'string' || token.length > 8_000) return undefined;
    return readStoreNotice(config.bigCommerce, token, clock.now());
  }

  return {
    /** Whether the store in which our app was opened is connected here. */
    async opened(token: unknown): Promise<'connected' | 'absent' | 'refused'> {
      const notice = await read(token);
      if (!notice) return 'refused';
      const connected = await database.asSystem((trx) => findConnection(trx, channel, notice.externalId));
      return connected ? 'connected' : 'absent';
    },

    /**
     * Whether BigCommerce reports that a store's user may no longer open our app. We store nothing about its users: a person who works
     * with the store here signs in here.
     */
    userRemoved: async (token: unknown): Promise<boolean> => (await read(token)) !== undefined,

    /** Disconnects the store from which our app was removed, once per notice, and records it for its organization. */
    async uninstalled(token: unknown, address: string): Promise<'disconnected' | 'unchanged' | 'refused'> {
      const notice = await read(token);
      if (!notice) return 'refused';
      const isDone = await database.asSystem(async (trx) => {
        if (!(await takeNotice(trx, secrets.digest('store notice', notice.id), notice.expiresAt)))
          return false;
        const connected = await findConnection(trx, channel, notice.externalId);
        if (!connected || !(await disconnectSource(trx, connected.storeId, clock.now()))) return false;
        await writeAudit(trx, {
          kind: 'setting',
          action: 'bigcommerce.uninstall',
          outcome: 'ok',
          code: null,
          actor: 'channel',
          org_id: connected.orgId,
          user_id: null,
          happened_at: clock.now(),
          address,
          detail: { storeId: connected.storeId },
        });
        return true;
      });
      return isDone ? 'disconnected' : 'unchanged';
    },
  };
}
