import type { ImportDefinition } from './define-import.ts';
import { orderShipmentImport } from './order-shipment.import.ts';
import { productImport } from './product.import.ts';

/** Every import type. */
export const importDefinitions: readonly ImportDefinition[] = [productImport, orderShipmentImport];
