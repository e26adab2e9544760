import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { registerEcommerce } from './ecommerce/index.ts';
import { registerAudit } from './audit/index.ts';
import { registerEzeeship } from './ezeeship/index.ts';
import { registerOrder } from './order/index.ts';
import { registerOutbound } from './outbound/index.ts';
import { registerSaasBusiness } from './saas-business/index.ts';
import { registerShipment } from './shipment/index.ts';
import { registerWmsBusiness } from './wms-business/index.ts';
import { registerWmsPlatform } from './wms-platform/index.ts';
import { registerWmsProduct } from './wms-product/index.ts';
import { registerWmsUser } from './wms-user/index.ts';
import { registerWorkorder } from './workorder/index.ts';

/** Every module, one per upstream service. */
const modules: ((app: FastifyInstance, platform: Platform) => void)[] = [
  registerWmsUser,
  registerWmsPlatform,
  registerWmsBusiness,
  registerWmsProduct,
  registerOrder,
  registerEcommerce,
  registerShipment,
  registerOutbound,
  registerSaasBusiness,
  registerEzeeship,
  registerWorkorder,
  registerAudit,
];

/** Registers the calls of every module. */
export function registerModules(app: FastifyInstance, platform: Platform): void {
  for (const register of modules) register(app, platform);
}
