import { wmsProduct } from '@lading/contracts/services/wms-product';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { productImportHandlers, productImportOptions } from './product-import.routes.ts';
import { productExportHandlers } from './product-export.ts';
import { productHandlers } from './product.routes.ts';

/** Products and their import (spec §7, "Product import"; decisions D8, D9). */
export function registerWmsProduct(app: FastifyInstance, platform: Platform): void {
  registerService(
    app,
    platform,
    wmsProduct,
    { ...productHandlers(), ...productExportHandlers(platform), ...productImportHandlers(platform) },
    { options: productImportOptions },
  );
}
