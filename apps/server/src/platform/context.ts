import type { Language } from '@lading/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { AuditNote } from './audit/audit-note.ts';
import type { SignedIn } from './access-tokens.ts';
import type { OrganizationDatabase } from './database.ts';
import type { IdempotencyKey } from './once.ts';

/** What every handler gets in addition to its input. */
export interface PublicContext {
  requestId: string;
  /** Carries the request id. */
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
  /** The caller's language; refusals include both anyway. */
  language: Language;
  /** Aborted when the caller hangs up. */
  signal: AbortSignal;
  /** For an idempotent call with a key; see `once.ts`. */
  idempotencyKey: IdempotencyKey | undefined;
  /** Facts for the audit entry of the call besides its ids, if the call is audited. */
  audit: AuditNote;
  /** Host name of the request without port, lower case: identifies the reseller. */
  host: string;
  /** For cookies and the like; most handlers need neither. */
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What the handler of a call for signed-in people gets. */
export interface SignedInContext extends PublicContext {
  user: SignedIn;
  /** The database limited to the caller's organization: `db((trx) => trx.selectFrom(…))`, one transaction per use. */
  db: OrganizationDatabase;
}

/** What the handler of a floor call gets (decision D15). */
export interface FloorContext extends PublicContext {
  /** A person of an organization that provides warehouses. */
  user: SignedIn;
  /** The database as the staff of those warehouses. */
  floor: OrganizationDatabase;
}
