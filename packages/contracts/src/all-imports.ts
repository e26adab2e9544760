import type { ImportDefinition } from './imports/define-import.ts';
import { orderShipmentImport } from './orders/order-shipment.import.ts';
import { aliasImport } from './products/alias.import.ts';
import { bundleImport } from './products/bundle.import.ts';
import { productImport } from './products/product.import.ts';
import { transactionImport } from './funds/transaction.import.ts';
import { addressImport } from './shipping/address.import.ts';
import { countImport } from './warehouse/count.import.ts';
import { freightImport } from './warehouse/freight.import.ts';
import { inboundImport } from './warehouse/inbound.import.ts';
import { outboundImport } from './warehouse/outbound.import.ts';

/** Every import type. */
export const importDefinitions: readonly ImportDefinition[] = [
  productImport,
  orderShipmentImport,
  aliasImport,
  bundleImport,
  inboundImport,
  outboundImport,
  freightImport,
  transactionImport,
  countImport,
  addressImport,
];
