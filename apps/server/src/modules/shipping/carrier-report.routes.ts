import { productService } from '@lading/contracts/core';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '../../platform/address-group.ts';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CarrierAccountService } from './carrier-account.service.ts';
import { CarrierError } from './carriers/carrier-adapter.ts';
import type { trackingService } from './tracking.service.ts';

const mostBytes = 1_024 * 1_024;
/** Reports with a wrong signature. */
const byAddress: AttemptRule = { name: 'carrier report', most: 60, windowSeconds: 600 };

/**
 * Webhooks of networks for tracking events. Not one of our calls: the network defines the body, and authenticates by a signature
 * over the raw bytes. An unknown account gets the same answer as a wrong signature.
 */
export function carrierReportRoutes(
  app: FastifyInstance,
  platform: Platform,
  accounts: CarrierAccountService,
  tracking: ReturnType<typeof trackingService>,
): void {
  const limit = attemptLimit(platform);
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, read) => read(null, body));
    scope.post<{ Params: { accountId: string }; Querystring: { token?: unknown } }>(
      `${productService('shipment')}/carrier/report/:accountId`,
      { bodyLimit: mostBytes, config: { answersByStatus: true } },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const { accountId } = request.params;
        const refuse = async () => {
          await limit.count(byAddress, addressGroup(request.ip));
          return reply.code(401).send({ error: 'not authorized' });
        };
        const { orgId, carrier } = (await accounts.reporting(accountId)) ?? {};
        if (orgId === undefined || !carrier?.readReport) return refuse();
        const { token } = request.query;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        try {
          const proof = { headers: request.headers, token: typeof token === 'string' ? token : '' };
          const events = carrier.readReport(body, proof);
          await tracking.take(orgId, accountId, events);
        } catch (error) {
          if (error instanceof CarrierError) return refuse();
          if (error instanceof SyntaxError) return reply.code(400).send({ error: 'not JSON' });
          throw error;
        }
        return reply.send({});
      },
    );
    done();
  });
}
