import type { AuditEvent } from '@lading/contracts/entities/audit-event';
import { deviceOf } from './user-agent-rules.ts';

/** What is known of a session that has ended. */
export interface EndedSession {
  session_id: string;
  user_agent: string | null;
  ip_address: string | null;
}

/** What the audit log says of a session: by what and from where it was last used. Its id would tell nobody anything. */
export function sessionDetail({
  user_agent: userAgent,
  ip_address: address,
}: EndedSession): AuditEvent['detail'] {
  const { browser, system } = deviceOf(userAgent ?? '');
  const device = [browser, system].filter(Boolean).join(', ');
  return { ...(device && { device }), ...(address && { sessionAddress: address }) };
}
