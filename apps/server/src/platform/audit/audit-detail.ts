import type { AuditEvent } from '@lading/contracts/audit';

/**
 * The fields of calls and replies that an audit entry keeps. This is an allow-list: new fields are not kept until they are added,
 * and user input (passwords, codes, names, searches) is never on it.
 */
const kept = new Set([
  'taskId',
  'fileId',
  'storeId',
  'publicationId',
  'excelFieldMappingIds',
  'excelFieldMappingId',
  'id',
  'ruleId',
  'runId',
  'undone',
  'kept',
  'apiKeyId',
  'webhookId',
  'invoiceId',
  'invoiceNo',
  'lineNo',
  'disputeId',
  'decision',
  'orgId',
  'clientOrgId',
  'warehouseId',
  'cardId',
  'whenShort',
  'dueDays',
  'aliasId',
  'bundleId',
  'userId',
  'warehouseIds',
  'host',
  'resellerHost',
  'featureFlagKey',
  'isEnable',
  'isOn',
  'role',
  'auditStatus',
  'identityVerified',
  'marketplaceWarehouse',
  'authorizationId',
  'format',
  'month',
  'language',
  'rows',
  'total',
  'created',
  'updated',
  'messages',
  'ended',
  'sessionsEnded',
]);
const longest = 200;

/** Picks the kept fields from the parts of a call and its reply; later ones take precedence. */
export function auditDetail(...parts: unknown[]): AuditEvent['detail'] {
  const detail: AuditEvent['detail'] = {};
  for (const part of parts) {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) continue;
    for (const [name, value] of Object.entries(part)) {
      if (name === 'data') Object.assign(detail, auditDetail(value));
      if (!kept.has(name)) continue;
      if (typeof value === 'number' || typeof value === 'boolean') detail[name] = value;
      else if (typeof value === 'string') detail[name] = value.slice(0, longest);
      else if (Array.isArray(value)) detail[name] = value.map(String).join(', ').slice(0, longest);
    }
  }
  return detail;
}
