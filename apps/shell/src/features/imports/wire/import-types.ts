import type { ApiClient } from '@lading/api-client/create-api-client';
import { transactionImport, transactionImportApi } from '@lading/contracts/funds';
import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import {
  aliasImport,
  aliasImportApi,
  bundleImport,
  bundleImportApi,
  productImport,
} from '@lading/contracts/products';
import {
  countImport,
  countImportApi,
  freightImport,
  freightImportApi,
  inboundImport,
  inboundImportApi,
  outboundImport,
  outboundImportApi,
} from '@lading/contracts/warehouse';
import { addressImport, addressImportApi } from '@lading/contracts/shipping';
import type { ImportKind } from '../model/import-kind.ts';
import type { ImportAdapter } from './import-adapter.ts';
import { orderAdapter } from './order-adapter.ts';
import { productAdapter } from './product-adapter.ts';
import { recordAdapter } from './record-adapter.ts';

/** An import type for the wizard: its field table and its adapter. It has no screens of its own. */
export interface ImportType {
  definition: ImportDefinition;
  adapter: (api: ApiClient) => ImportAdapter;
}

/** Every import the wizard can run. */
export const importTypes: Record<ImportKind, ImportType> = {
  product: { definition: productImport, adapter: productAdapter },
  order: { definition: orderShipmentImport, adapter: orderAdapter },
  alias: { definition: aliasImport, adapter: recordAdapter(aliasImport, aliasImportApi) },
  inbound: { definition: inboundImport, adapter: recordAdapter(inboundImport, inboundImportApi) },
  outbound: { definition: outboundImport, adapter: recordAdapter(outboundImport, outboundImportApi) },
  freight: { definition: freightImport, adapter: recordAdapter(freightImport, freightImportApi) },
  transaction: {
    definition: transactionImport,
    adapter: recordAdapter(transactionImport, transactionImportApi),
  },
  count: { definition: countImport, adapter: recordAdapter(countImport, countImportApi) },
  address: { definition: addressImport, adapter: recordAdapter(addressImport, addressImportApi) },
  bundle: { definition: bundleImport, adapter: recordAdapter(bundleImport, bundleImportApi) },
};

/** The kind whose definition has this key. */
export function importKindOf(key: string | undefined): ImportKind | undefined {
  return (Object.keys(importTypes) as ImportKind[]).find((kind) => importTypes[kind].definition.key === key);
}
