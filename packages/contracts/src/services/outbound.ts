import { z } from 'zod';
import { wireId } from '../entities/wire-values.ts';
import { productService } from '../product.ts';
import { defineService } from '../define-service.ts';

const base = `${productService('outbound')}/oms` as const;
const body = z.object({ taskId: wireId });

/** Failed rows of freight and parcel imports (spec §7, "Failed-task export"). */
export const outbound = defineService('outbound', {
  exportFailedFreight: {
    method: 'POST',
    path: `${base}/freight/import/excel/exportFailed`,
    access: 'signed-in',
    audit: 'export',
    summary: 'The failed rows of a freight import (task type 10) as a workbook.',
    body,
    reply: 'file',
  },
  exportFailedParcel: {
    method: 'POST',
    path: `${base}/outbound/parcel/import/excel/exportFailed`,
    access: 'signed-in',
    audit: 'export',
    summary: 'The failed rows of an outbound parcel import (task type 11) as a workbook.',
    body,
    reply: 'file',
  },
});
