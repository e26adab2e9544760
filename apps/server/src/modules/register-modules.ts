import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { registerAudit } from './audit/index.ts';
import { registerAutomation } from './automation/index.ts';
import { registerBranding } from './branding/index.ts';
import { registerFunds } from './funds/index.ts';
import { registerIdentity } from './identity/index.ts';
import { registerImports } from './imports/index.ts';
import { registerIntegrations } from './integrations/index.ts';
import { registerMessages } from './messages/index.ts';
import { registerOperator } from './operator/index.ts';
import { registerOrders } from './orders/index.ts';
import { registerOrganizations } from './organizations/index.ts';
import { registerProducts } from './products/index.ts';
import {
  addressChecks,
  dollarsOf,
  eeiLegend,
  registerShipping,
  senderTaxIds,
  shippedMarks,
} from './shipping/index.ts';
import { registerStores } from './stores/index.ts';
import { registerSupport } from './support/index.ts';
import { registerTasks } from './tasks/index.ts';
import { fulfillment, registerWarehouse } from './warehouse/index.ts';

/** Every module, one per capability. */
const modules: ((app: FastifyInstance, platform: Platform) => void)[] = [
  registerIdentity,
  registerOrganizations,
  registerBranding,
  registerMessages,
  registerSupport,
  registerTasks,
  registerImports,
  registerProducts,
  // Sending orders to warehouses belongs to the warehouse module, asking carriers to shipping: both depend on orders and not vice versa.
  (app, platform) =>
    registerOrders(app, platform, {
      fulfillOrder: fulfillment(platform),
      checkAddresses: addressChecks(platform),
      markShipped: shippedMarks(platform),
      taxIdsOf: senderTaxIds,
      citationOf: eeiLegend,
      dollarsOf,
    }),
  registerAutomation,
  registerStores,
  registerShipping,
  registerFunds,
  registerWarehouse,
  registerOperator,
  registerAudit,
  registerIntegrations,
];

/** Registers the calls of every module. */
export function registerModules(app: FastifyInstance, platform: Platform): void {
  for (const register of modules) register(app, platform);
}
