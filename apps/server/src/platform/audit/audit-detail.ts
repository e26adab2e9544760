import type { AuditEvent } from '@lading/contracts/entities/audit-event';

/**
 * The fields of calls and replies that an audit entry keeps. A list of what may be kept, not of what may not: a field that is new is
 * kept nowhere until somebody has thought of it, and what people type (passwords, codes, names, searches) is not on it.
 */
const kept = new Set([
  ...['taskId', 'fileId', 'storeId', 'publicationId', 'excelFieldMappingIds', 'excelFieldMappingId', 'id'],
  ...[
    'orgId',
    'userId',
    'warehouseIds',
    'host',
    'resellerHost',
    'featureFlagKey',
    'isEnable',
    'isOn',
    'role',
  ],
  ...['format', 'language', 'rows', 'total', 'created', 'updated', 'messages', 'ended', 'sessionsEnded'],
]);
const longest = 200;

/** Picks what an entry keeps from the parts of a call and its reply; later ones count over earlier ones. */
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
