import type { AuditEvent } from '@lading/contracts/audit';
import type { Insertable } from 'kysely';
import type { Trx } from '../database.ts';
import type { Tables } from '../tables.ts';
import './audit-event.table.ts';

/** An entry to add. */
export type NewAuditEvent = Omit<Insertable<Tables['audit_event']>, 'audit_event_id' | 'detail'> & {
  detail: AuditEvent['detail'];
};

/** Adds an entry, in a transaction of the system role; tenants may only read. */
export async function writeAudit(trx: Trx, { detail, ...event }: NewAuditEvent): Promise<void> {
  await trx
    .insertInto('audit_event')
    .values({ ...event, detail: JSON.stringify(detail) })
    .execute();
}
