import type { AuditEvent } from '@lading/contracts/audit';
import { deviceOf } from './user-agent-rules.ts';

/** The data of an ended session. */
export interface EndedSession {
  session_id: string;
  user_agent: string | null;
  ip_address: string | null;
}

/** Session details for the audit log: device and address of the last use, since its id would mean nothing to readers. */
export function sessionDetail({
  user_agent: userAgent,
  ip_address: address,
}: EndedSession): AuditEvent['detail'] {
  const { browser, system } = deviceOf(userAgent ?? '');
  const device = [browser, system].filter(Boolean).join(', ');
  return { ...(device && { device }), ...(address && { sessionAddress: address }) };
}
