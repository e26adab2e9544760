import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storeChannels } from '@lading/contracts/entities/store-channel';
import type { Platform } from '../../platform/platform.ts';
import { readStoreNotice, type StoreNotice } from './bigcommerce-notice.ts';
import { findConnection } from './store-connection.store.ts';
import { disconnectSource } from './store-disconnect.store.ts';
import { takeNotice } from './store-notice.store.ts';

const channel = storeChannels.find(({ key }) => key === 'big-commerce')?.code ?? 6;
const page = '/bigcommerce/connection';

/**
 * The callbacks of our app at BigCommerce (decision 0020): `load`, in the control panel's frame, when somebody opens it there, and
 * `uninstall`, from server to server. Neither is a call of ours: their form is BigCommerce's.
 */
export function storeNoticeRoutes(app: FastifyInstance, platform: Platform): void {
  const { config, clock, database, secrets, log } = platform;
  async function noticeOf({ query }: FastifyRequest): Promise<StoreNotice | undefined> {
    const token = (query as Record<string, unknown>).signed_payload_jwt;
    if (!config.bigCommerce || typeof token !== 'string' || token.length > 8_000) return undefined;
    return readStoreNotice(config.bigCommerce, token, clock.now());
  }

  // It changes nothing, so that it may be loaded again; the page says no more than that the store is known.
  app.get('/bigcommerce/load', async (request, reply) => {
    const notice = await noticeOf(request);
    const known =
      notice && (await database.asSystem((trx) => findConnection(trx, channel, notice.externalId)));
    const opened = notice ? (known ? 'connected' : 'absent') : 'refused';
    return reply.header('cache-control', 'no-store').redirect(`${page}?opened=${opened}`, 302);
  });

  app.get('/bigcommerce/uninstall', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const notice = await noticeOf(request);
    if (!notice) return reply.code(401).send({ error: 'invalid signed_payload_jwt' });
    const isDone = await database.asSystem(async (trx) => {
      if (!(await takeNotice(trx, secrets.digest('store notice', notice.id), notice.expiresAt))) return false;
      const known = await findConnection(trx, channel, notice.externalId);
      return known ? disconnectSource(trx, known.storeId, clock.now()) : false;
    });
    log.info({ isDone }, 'BigCommerce says that our app was removed from a store');
    return reply.send({});
  });
}
