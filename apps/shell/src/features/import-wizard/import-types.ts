import type { ApiClient } from '@lading/api-client/create-api-client';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { orderShipmentImport } from '@lading/contracts/imports/order-shipment.import';
import { productImport } from '@lading/contracts/imports/product.import';
import type { ImportAdapter } from './import-adapter.ts';
import type { ImportKind } from './import-kind.ts';
import { orderAdapter } from './order-adapter.ts';
import { productAdapter } from './product-adapter.ts';

/** An import type as the wizard needs it: its field table and its way to the server. No screen belongs to it. */
export interface ImportType {
  definition: ImportDefinition;
  adapter: (api: ApiClient) => ImportAdapter;
}

/** Every import the wizard can run. */
export const importTypes: Record<ImportKind, ImportType> = {
  product: { definition: productImport, adapter: productAdapter },
  order: { definition: orderShipmentImport, adapter: orderAdapter },
};
