import type { Language } from '@lading/contracts/entities/user-info';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { AuditNote } from './audit/audit-note.ts';
import type { SignedIn } from './access-tokens.ts';
import type { OrganisationDatabase } from './database.ts';

/** What every handler gets beside its input. */
export interface PublicContext {
  requestId: string;
  /** Carries the request id. */
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
  /** The language the caller asked for; refusals carry both anyway. */
  language: Language;
  /** Aborted when the caller hangs up. */
  signal: AbortSignal;
  /** `Idempotency-Key` of an idempotent call; see `once.ts`. */
  idempotencyKey: string | undefined;
  /** What the audit entry of the call is to hold beside its ids, where the call is audited. */
  audit: AuditNote;
  /** Host name of the request without port, lower case: tells the reseller. */
  host: string;
  /** For cookies and the like; most handlers need neither. */
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What the handler of a call for signed-in people gets. */
export interface SignedInContext extends PublicContext {
  user: SignedIn;
  /** The database as the caller's organisation: `db((trx) => trx.selectFrom(…))`, one transaction a call of it. */
  db: OrganisationDatabase;
}
