import type { AuditEvent } from '@lading/contracts/audit';
import type { Trx } from '../database.ts';

/** Facts about an audited call that only its handler knows. */
interface AuditFacts {
  orgId?: string | undefined;
  userId?: string | undefined;
  /** Ids and counts; never user input. */
  detail?: AuditEvent['detail'];
}

/** What an operator did: to which organization, and the account, amount or reason. */
interface OperatorAct {
  orgId: string;
  userId?: string;
  detail: Readonly<Record<string, string | number | boolean | null | undefined>>;
}

/** Puts an operator's act into the log of its organization, within the transaction of the act: both are on record or neither. */
export type RecordAct = (trx: Trx, act: OperatorAct) => Promise<void>;

/** For what a person or a seed does by the way that operators take. */
export const unrecorded: RecordAct = () => Promise.resolve();

/** Collects the target of a call while it is handled. */
export interface AuditNote {
  /** Later facts are merged with earlier ones. */
  tell(facts: AuditFacts): void;
  facts(): AuditFacts & { detail: AuditEvent['detail'] };
  /** See {@link RecordAct}. Once it is done, the entry of the call itself is left out. */
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
