import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { listQuery, pageOf } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { stockCard, stockLevel } from './stock.ts';

const base = '/api/wms-business/oms/inventory';

/** Filters of the stock list by what is in stock. */
export const stockFilters = ['available', 'none-available', 'damaged'] as const;

/** The stock of a client in all its warehouses (warehouse design, c). Our own. */
export const inventoryApi = defineService('inventory', {
  inventoryPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Lists stock by product and warehouse.',
    query: listQuery(['skuCode', 'onHand', 'available', 'changeTime']).extend({
      warehouseId: wireId.optional(),
      stock: z.enum(stockFilters).optional(),
    }),
    data: pageOf(stockLevel),
  },
  stockCard: {
    method: 'GET',
    path: `${base}/card/{productId}`,
    access: 'signed-in',
    summary: 'The stock of one product: levels, bins, ages, reservations and history.',
    params: z.object({ productId: wireId }),
    data: stockCard,
  },
});
