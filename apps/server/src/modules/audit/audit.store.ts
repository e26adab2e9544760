import type { AuditEvent, AuditKind, AuditOutcome } from '@lading/contracts/audit';
import type { Page } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { holdsText } from '../../platform/holds-text.ts';
import { readInBatches } from '../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../platform/read-page.ts';
import '../../platform/api-key.table.ts';
import '../../platform/audit/audit-event.table.ts';

/** The filters and order of an audit list. */
export interface AuditChoice {
  search?: string | undefined;
  sort?: 'time:asc' | 'time:desc' | undefined;
  kind?: AuditKind | undefined;
  outcome?: AuditOutcome | undefined;
  userId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

function matching(trx: Trx, { search, kind, outcome, userId, from, to }: AuditChoice) {
  let query = trx
    .selectFrom('audit_event')
    .leftJoin('person', 'person.user_id', 'audit_event.user_id')
    .leftJoin('api_key', 'api_key.api_key_id', 'audit_event.api_key_id');
  if (kind) query = query.where('kind', '=', kind);
  if (outcome) query = query.where('outcome', '=', outcome);
  if (userId) query = query.where('audit_event.user_id', '=', userId);
  if (from) query = query.where('happened_at', '>=', new Date(from));
  if (to) query = query.where('happened_at', '<', new Date(to));
  if (search) {
    const columns = ['action', 'person.user_name', 'api_key.name', 'address'];
    query = query.where(holdsText(search, ...columns.map((column) => sql.ref(column))));
  }
  return query;
}

function ordered(trx: Trx, choice: AuditChoice) {
  const direction = choice.sort === 'time:asc' ? 'asc' : 'desc';
  return matching(trx, choice)
    .selectAll('audit_event')
    .select(['person.user_name', 'api_key.name as api_key_name'])
    .orderBy('happened_at', direction)
    .orderBy('audit_event_id', direction);
}

/** An entry as shown in the log. */
export type AuditRow = Awaited<ReturnType<ReturnType<typeof ordered>['execute']>>[number];

/** The details without the session id, which entries of earlier releases contain: it is meaningless to readers. */
export function shownDetail({ detail }: Pick<AuditRow, 'detail'>): AuditEvent['detail'] {
  return Object.fromEntries(Object.entries(detail).filter(([name]) => name !== 'sessionId'));
}

const asEvent = (row: AuditRow): AuditEvent => ({
  auditEventId: row.audit_event_id,
  time: row.happened_at.toISOString(),
  kind: row.kind,
  action: row.action,
  outcome: row.outcome,
  code: row.code,
  actor: row.actor,
  userId: row.user_id,
  userName: row.user_name,
  apiKeyName: row.api_key_name,
  address: row.address,
  detail: shownDetail(row),
});

/** The number of entries of a selection. */
export function countAudit(trx: Trx, choice: AuditChoice): Promise<number> {
  return countRows(matching(trx, choice));
}

/** One page of entries, newest first by default. */
export async function readAuditPage(
  trx: Trx,
  choice: AuditChoice & { pageNo: number; pageSize: number },
): Promise<Page<AuditEvent>> {
  const { rows, total } = await readPage(ordered(trx, choice), matching(trx, choice), choice);
  return { records: rows.map(asEvent), total };
}

/** Every entry of a selection, in batches. */
export function readAuditBatches(trx: Trx, choice: AuditChoice): AsyncIterable<AuditRow[]> {
  return readInBatches(trx, ordered(trx, choice));
}

/** Deletes a limited number of entries older than `days` by the database's clock; returns how many (migration 0062). */
export async function removeOldEvents(trx: Trx, days: number, most: number): Promise<number> {
  const { rows } = await sql<{
    gone: number;
  }>`select forget_audit_events(now() - make_interval(days => ${days}), ${most}) as gone`.execute(trx);
  return rows[0]?.gone ?? 0;
}
