import { countries } from '@lading/contracts/rules/countries';
import { shipment } from '@lading/contracts/services/shipment';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { shipmentExportHandlers } from './shipment-export.ts';
import { readShipmentPage } from './shipment-page.store.ts';

export { insertShipments, shipmentsOfOrder } from './shipment.store.ts';

/** Shipments and the country list (spec §7; decision D9). */
export function registerShipment(app: FastifyInstance, platform: Platform): void {
  registerService(app, platform, shipment, {
    queryCountry: () => countries.map(({ code, en, zh }) => ({ countryCode: code, nameEn: en, nameZh: zh })),
    shipmentPage: ({ db }, { query }) => db((trx) => readShipmentPage(trx, query)),
    ...shipmentExportHandlers(platform),
  });
}
