import { order } from '@lading/contracts/services/order';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { orderHandlers } from './order.routes.ts';

/** Orders and stores (spec §7, "Stores" and "Order import"; decision D9). */
export function registerOrder(app: FastifyInstance, platform: Platform): void {
  registerService(app, platform, order, orderHandlers(), {
    absent: ['pullOrder', 'validateRows', 'saveOrderAndShipmentExcel', 'errorExport'],
  });
}
