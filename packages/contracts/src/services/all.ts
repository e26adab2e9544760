import { account } from './account.ts';
import { audit } from './audit.ts';
import { ecommerce } from './ecommerce.ts';
import { ezeeship } from './ezeeship.ts';
import { liveChat } from './live-chat.ts';
import { operator } from './operator.ts';
import { operatorPeople } from './operator-people.ts';
import { operatorPlatform } from './operator-platform.ts';
import { operatorSites } from './operator-sites.ts';
import { operatorWarehouses } from './operator-warehouses.ts';
import { order } from './order.ts';
import { orderImport } from './order-import.ts';
import { outbound } from './outbound.ts';
import { saasBusiness } from './saas-business.ts';
import { shipment } from './shipment.ts';
import { storeConnection } from './store-connection.ts';
import { storeSync } from './store-sync.ts';
import { auth, files, saasAuth, support, tasks } from './unlisted.ts';
import { warehouseAuthorization } from './warehouse-authorization.ts';
import { wmsBusiness } from './wms-business.ts';
import { wmsPlatform } from './wms-platform.ts';
import { wmsProduct } from './wms-product.ts';
import { wmsUser } from './wms-user.ts';
import { workorder } from './workorder.ts';
import type { Call, Service } from '../define-service.ts';

/** Every service of the wire. */
export const services = [
  wmsUser,
  wmsPlatform,
  wmsBusiness,
  wmsProduct,
  order,
  orderImport,
  storeConnection,
  storeSync,
  warehouseAuthorization,
  shipment,
  outbound,
  workorder,
  ecommerce,
  saasBusiness,
  ezeeship,
  auth,
  saasAuth,
  account,
  files,
  tasks,
  support,
  liveChat,
  audit,
  operator,
  operatorPeople,
  operatorPlatform,
  operatorSites,
  operatorWarehouses,
] as const satisfies readonly Service[];

/** Every call of the wire, in the order of {@link services}. */
export const calls: readonly Call[] = services.flatMap((service) => Object.values<Call>(service.calls));
