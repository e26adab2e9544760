import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { wireId } from '../core/wire-values.ts';

const code = z.string().trim().min(1).max(40);
const orgId = z.string().regex(/^[1-9]\d{0,17}$/);
const connection = z.object({ orgId, code });

/** A warehouse as an operator sees it. */
export const operatorWarehouse = z.object({
  warehouseId: wireId,
  code: z.string(),
  name: z.string(),
  /** Organizations that are connected with it. */
  organisations: z.number().int(),
});
export type OperatorWarehouse = z.infer<typeof operatorWarehouse>;

/** Operators' management of warehouses and of who may use them (spec §3, `warehouseInfos`). Our own. */
export const operatorWarehousesApi = defineService('operator-warehouses', {
  warehouses: {
    method: 'GET',
    path: '/api/operator/warehouse',
    access: 'operator',
    summary: 'Every warehouse, by code.',
    data: z.array(operatorWarehouse),
  },
  createWarehouse: {
    method: 'POST',
    path: '/api/operator/warehouse',
    access: 'operator',
    idempotent: true,
    audit: 'operator',
    summary: 'Creates a warehouse that organizations can be connected with.',
    body: z.object({ code, name: z.string().trim().min(1).max(200) }),
    data: z.object({ warehouseId: wireId }),
  },
  connectWarehouse: {
    method: 'PUT',
    path: '/api/operator/organisation/{orgId}/warehouse/{code}',
    access: 'operator',
    audit: 'operator',
    summary: 'Connects an organization with a warehouse, or changes what it may do there.',
    params: connection,
    /** 14 work order, 16 return (spec §3). */
    body: z.object({ functionTypes: z.array(z.number().int().positive()).max(20) }),
  },
  disconnectWarehouse: {
    method: 'DELETE',
    path: '/api/operator/organisation/{orgId}/warehouse/{code}',
    access: 'operator',
    audit: 'operator',
    summary: 'Ends the connection of an organization with a warehouse.',
    params: connection,
  },
});
