import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { storeNoticeService } from './store-notice.service.ts';

const page = '/bigcommerce/connection';

const tokenOf = ({ query }: FastifyRequest): unknown => (query as Record<string, unknown>).signed_payload_jwt;

/**
 * The callbacks of our app from BigCommerce (decision 0020): `load`, in the control panel's frame, when someone opens it there, and
 * `uninstall` and `remove_user`, from server to server. They are not our calls: BigCommerce defines their format.
 */
export function storeNoticeRoutes(app: FastifyInstance, platform: Platform): void {
  const notices = storeNoticeService(platform);

  // It changes nothing, so it may be reloaded; the page only shows that the store is known.
  app.get('/bigcommerce/load', async (request, reply) => {
    const opened = await notices.opened(tokenOf(request));
    return reply.header('cache-control', 'no-store').redirect(`${page}?opened=${opened}`, 302);
  });

  app.get('/bigcommerce/uninstall', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const done = await notices.uninstalled(tokenOf(request), request.ip);
    if (done === 'refused') return reply.code(401).send({ error: 'invalid signed_payload_jwt' });
    platform.log.info({ done }, 'BigCommerce says that our app was removed from a store');
    return reply.send({});
  });

  app.get('/bigcommerce/remove_user', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const isOurs = await notices.userRemoved(tokenOf(request));
    if (!isOurs) return reply.code(401).send({ error: 'invalid signed_payload_jwt' });
    return reply.send({});
  });
}
