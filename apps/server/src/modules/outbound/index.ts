import { limits } from '@lading/contracts/limits';
import { outbound } from '@lading/contracts/services/outbound';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { failedRows } from '../wms-business/index.ts';

const { freightImport, parcelImport } = limits.codes;

/** Failed rows of freight and parcel imports (spec §7, "Failed-task export"). */
export function registerOutbound(app: FastifyInstance, platform: Platform): void {
  registerService(app, platform, outbound, {
    exportFailedFreight: (context, { body }) => failedRows(platform, context, body.taskId, freightImport),
    exportFailedParcel: (context, { body }) => failedRows(platform, context, body.taskId, parcelImport),
  });
}
