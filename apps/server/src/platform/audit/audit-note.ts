import type { AuditEvent } from '@lading/contracts/audit';

/** Facts about an audited call that only its handler knows. */
interface AuditFacts {
  orgId?: string | undefined;
  userId?: string | undefined;
  /** Ids and counts; never user input. */
  detail?: AuditEvent['detail'];
}

/** Collects the target of a call while it is handled. */
export interface AuditNote {
  /** Later facts are merged with earlier ones. */
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
