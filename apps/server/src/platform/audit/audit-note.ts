import type { AuditEvent } from '@lading/contracts/entities/audit-event';

/** What a handler knows of an audited call and its declaration does not say. */
interface AuditFacts {
  orgId?: string | undefined;
  userId?: string | undefined;
  /** Ids and counts; never what somebody typed. */
  detail?: AuditEvent['detail'];
}

/** Collects, while a call is answered, whom and what it is about. */
export interface AuditNote {
  /** Later facts come beside earlier ones. */
  tell(facts: AuditFacts): void;
  facts(): AuditFacts & { detail: AuditEvent['detail'] };
}

export function auditNote(): AuditNote {
  let known: ReturnType<AuditNote['facts']> = { detail: {} };
  return {
    tell: ({ detail, ...facts }) => {
      known = { ...known, ...facts, detail: { ...known.detail, ...detail } };
    },
    facts: () => known,
  };
}
