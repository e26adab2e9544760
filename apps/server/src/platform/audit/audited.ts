import type { AuditEvent, AuditKind, AuditOutcome } from '@lading/contracts/audit';
import { type Call, errorCode } from '@lading/contracts/core';
import type { PublicContext, SignedInContext } from '../context.ts';
import type { Platform } from '../platform.ts';
import { RequestError } from '../request-error.ts';
import { auditDetail } from './audit-detail.ts';
import { operatorName } from './operator-acts.ts';
import { writeAudit } from './write-audit.ts';

/** The recorded parts of a call: its declaration, caller, and input once it is parsed. */
interface AuditedCall {
  call: Call;
  kind: AuditKind;
  context: PublicContext | SignedInContext;
  input: () => object;
}

/**
 * Runs an audited call and records it, whatever the result (decision record 0014). A sign-in with an unknown name belongs to no
 * organization and is not kept. A failure to write the entry is only logged: the work is done. An operator's act on an organization has its
 * own entry already, see `AuditNote.record`.
 */
export async function audited<Result>(
  platform: Pick<Platform, 'clock' | 'database'>,
  given: AuditedCall,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    if (!given.context.audit.isRecorded()) await record(platform, given, 'ok', null, result);
    return result;
  } catch (error) {
    const code = error instanceof RequestError ? error.code : errorCode.unknown;
    await record(platform, given, error instanceof RequestError ? 'refused' : 'failed', code);
    throw error;
  }
}

/** Who made a call, if not an operator: a caller without a session who succeeds, as at sign-in, is a person. */
function actorOf(user: SignedInContext['user'] | undefined, outcome: AuditOutcome): AuditEvent['actor'] {
  if (user?.apiKeyId) return 'api-key';
  return user || outcome === 'ok' ? 'person' : 'visitor';
}

async function record(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  { call, kind, context, input }: AuditedCall,
  outcome: AuditOutcome,
  code: number | null,
  result?: unknown,
): Promise<void> {
  const { params, query, body } = input() as Record<'params' | 'query' | 'body', unknown>;
  const noted = context.audit.facts();
  const user = 'user' in context ? context.user : undefined;
  const isOperator = call.access === 'operator';
  const operator = isOperator ? operatorName(context.request) : undefined;
  const detail: AuditEvent['detail'] = {
    ...auditDetail(params, query, body, result),
    ...noted.detail,
    ...(operator !== undefined && { operator }),
  };
  // Ids named by an operator are only known to exist if the call succeeded.
  const named = isOperator && outcome === 'ok' ? detail : {};
  const orgId = user?.orgId ?? noted.orgId ?? textOf(named['orgId']);
  if (orgId === undefined && !isOperator) return;
  const event = {
    org_id: orgId ?? null,
    happened_at: clock.now(),
    kind,
    outcome,
    code,
    detail,
    action: call.id,
    actor: isOperator ? ('operator' as const) : actorOf(user, outcome),
    user_id: user?.userId ?? noted.userId ?? textOf(named['userId']) ?? null,
    api_key_id: user?.apiKeyId ?? null,
    address: context.request.ip,
  };
  try {
    await database.asSystem((trx) => writeAudit(trx, event));
  } catch (error) {
    context.log.error({ err: error, action: call.id }, 'an audit entry could not be written');
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
