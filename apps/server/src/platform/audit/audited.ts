import type { AuditKind, AuditOutcome } from '@lading/contracts/entities/audit-event';
import type { Call } from '@lading/contracts/define-service';
import { errorCode } from '@lading/contracts/envelope';
import type { PublicContext, SignedInContext } from '../context.ts';
import type { Platform } from '../platform.ts';
import { RequestError } from '../request-error.ts';
import { auditDetail } from './audit-detail.ts';
import { writeAudit } from './write-audit.ts';

/** What is on record of a call: its declaration, who made it, and its input once that is read. */
interface AuditedCall {
  call: Call;
  kind: AuditKind;
  context: PublicContext | SignedInContext;
  input: () => object;
}

/**
 * Does the work of an audited call and puts it on record, whatever came of it (decision record 0014). A sign-in under a name that nobody has
 * belongs to no organisation and is not kept. An entry that cannot be written is an error in the log: the work is done.
 */
export async function audited<Result>(
  platform: Pick<Platform, 'clock' | 'database'>,
  given: AuditedCall,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    await record(platform, given, 'ok', null, result);
    return result;
  } catch (error) {
    const code = error instanceof RequestError ? error.code : errorCode.unknown;
    await record(platform, given, error instanceof RequestError ? 'refused' : 'failed', code);
    throw error;
  }
}

async function record(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  { call, kind, context, input }: AuditedCall,
  outcome: AuditOutcome,
  code: number | null,
  result?: unknown,
): Promise<void> {
  const { params, query, body } = input() as Record<'params' | 'query' | 'body', unknown>;
  const told = context.audit.facts();
  const detail = { ...auditDetail(params, query, body, result), ...told.detail };
  const user = 'user' in context ? context.user : undefined;
  const isOperator = call.access === 'operator';
  // What an operator named is known to be there when the call was done.
  const named = isOperator && outcome === 'ok' ? detail : {};
  const orgId = user?.orgId ?? told.orgId ?? textOf(named['orgId']);
  if (orgId === undefined && !isOperator) return;
  const event = {
    org_id: orgId ?? null,
    happened_at: clock.now(),
    ...{ kind, outcome, code, detail },
    action: call.id,
    actor: isOperator
      ? ('operator' as const)
      : user || outcome === 'ok'
        ? ('person' as const)
        : ('visitor' as const),
    user_id: user?.userId ?? told.userId ?? textOf(named['userId']) ?? null,
    address: context.request.ip,
  };
  try {
    await database.asSystem((trx) => writeAudit(trx, event));
  } catch (error) {
    context.log.error({ err: error, action: call.id }, 'an audit entry could not be written');
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
