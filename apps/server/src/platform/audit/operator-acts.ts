import type { AuditEvent } from '@lading/contracts/audit';
import type { Call } from '@lading/contracts/core';
import type { FastifyRequest } from 'fastify';
import { asSystemWithin } from '../database.ts';
import type { Platform } from '../platform.ts';
import type { RecordAct } from './audit-note.ts';
import { writeAudit } from './write-audit.ts';

/** The header that names the operator, percent-encoded. */
export const operatorNameHeader = 'lading-operator';
/** Maximum length of an operator's name. */
const nameMost = 80;

/** The operator's name given to the admin command; undefined without one. Only the token proves that it is an operator. */
export function operatorName(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = request.headers[operatorNameHeader];
  if (typeof given !== 'string') return undefined;
  try {
    const name = decodeURIComponent(given).replaceAll(/\p{C}/gu, '').trim();
    return [...name].slice(0, nameMost).join('') || undefined;
  } catch {
    return undefined;
  }
}

/** Records acts of the calling operator. */
export function operatorActs(
  { clock }: Pick<Platform, 'clock'>,
  call: Call,
  request: FastifyRequest,
): RecordAct {
  return async (trx, { orgId, userId, detail }) => {
    const given = { ...detail, operator: operatorName(request) };
    const known = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
    await asSystemWithin(trx, () =>
      writeAudit(trx, {
        org_id: orgId,
        happened_at: clock.now(),
        kind: 'operator',
        action: call.id,
        outcome: 'ok',
        code: null,
        actor: 'operator',
        user_id: userId ?? null,
        address: request.ip,
        detail: Object.fromEntries(known) as AuditEvent['detail'],
      }),
    );
  };
}
