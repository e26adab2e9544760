import type { AuditEvent, AuditKind, AuditOutcome } from '@lading/contracts/audit';
import type { ColumnType, Generated } from 'kysely';

declare module '../tables.ts' {
  interface Tables {
    /** Entries are added and never changed: see the migration. */
    audit_event: {
      audit_event_id: Generated<string>;
      /** Null for entries without an organization. */
      org_id: string | null;
      happened_at: Date;
      kind: AuditKind;
      /** Id of the call. */
      action: string;
      outcome: AuditOutcome;
      code: number | null;
      actor: AuditEvent['actor'];
      user_id: string | null;
      /** The API key used for the call. */
      api_key_id: ColumnType<string | null, string | null | undefined, never>;
      address: string | null;
      detail: ColumnType<AuditEvent['detail'], string, never>;
    };
  }
}
