import { ecommerce } from '@lading/contracts/services/ecommerce';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { readStoreLogos } from '../order/index.ts';

/** Pictures of stores (spec §7, "Stores"). */
export function registerEcommerce(app: FastifyInstance, platform: Platform): void {
  registerService(app, platform, ecommerce, { storeLogos: ({ db }) => db(readStoreLogos) });
}
