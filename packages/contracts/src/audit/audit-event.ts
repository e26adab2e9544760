import { z } from 'zod';
import { wireId, wireText } from '../core/wire-values.ts';

/** What an audited call is about; `operator` covers everything that operators do. */
export const auditKinds = [
  'sign-in',
  'sign-out',
  'password',
  'second-factor',
  'session',
  'import',
  'export',
  'delete',
  'setting',
  'purchase',
  'operator',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Done; refused, with the code of the envelope (decision D2); or failed by an error of the server. */
export const auditOutcomes = ['ok', 'refused', 'failed'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

/** One entry of an organization's audit log. Entries are only ever added, and hold no secret. Our own. */
export const auditEvent = z.object({
  auditEventId: wireId,
  time: z.string(),
  kind: z.enum(auditKinds),
  /** Id of the call, such as `account.endSession`, or of a channel's notice: `bigcommerce.uninstall`. */
  action: z.string(),
  outcome: z.enum(auditOutcomes),
  code: z.number().int().nullable(),
  /** A person of the organization, an operator of the service, a visitor who tried to sign in as the person, a selling channel by its notice, or a program by its API key. */
  actor: z.enum(['person', 'operator', 'visitor', 'channel', 'api-key']),
  /** The account that it is about; null if there is none. */
  userId: wireId.nullable(),
  userName: wireText,
  /** Name of the API key by which a program made the call. */
  apiKeyName: wireText,
  /** Network address that it came from. */
  address: wireText,
  /** Ids and counts of what it was about. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AuditEvent = z.infer<typeof auditEvent>;
