import type { AuditEvent } from '@lading/contracts/audit';
import type { Trx } from '../database.ts';

/** Facts about an audited call that only its handler knows. */
interface AuditFacts {
  orgId?: string | undefined;
  userId?: string | undefined;
  /** Ids and counts; never user input. */
  detail?: AuditEvent['detail'];
}

/** An operator's act: the organization, and the account, amount or reason. */
interface OperatorAct {
  orgId: string;
  userId?: string;
  detail: Readonly<Record<string, string | number | boolean | null | undefined>>;
}

/** Records an operator's act in the log of its organization, in the transaction of the act: both are committed or neither. */
export type RecordAct = (trx: Trx, act: OperatorAct) => Promise<void>;

/** For acts of a person or a seed that use the code path of operators. */
export const unrecorded: RecordAct = () => Promise.resolve();

/** Collects the target of a call while it is handled. */
export interface AuditNote {
  /** Later facts are merged with earlier ones. */
  tell(facts: AuditFacts): void;
  facts(): AuditFacts & { detail: AuditEvent['detail'] };
  /** See {@link RecordAct}. After it was called, the call itself gets no entry. */
  record: RecordAct;
  isRecorded(): boolean;
}

/** @param write adds the entry of an act */
export function auditNote(write: RecordAct): AuditNote {
  let known: ReturnType<AuditNote['facts']> = { detail: {} };
  let isRecorded = false;
  return {
    tell: ({ detail, ...facts }) => {
      known = { ...known, ...facts, detail: { ...known.detail, ...detail } };
    },
    facts: () => known,
    record: async (trx, act) => {
      await write(trx, act);
      isRecorded = true;
    },
    isRecorded: () => isRecorded,
  };
}
