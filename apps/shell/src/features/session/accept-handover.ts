import { auth } from '@lading/contracts/services/unlisted';
import { api } from '../../platform/api.ts';
import { authSession } from '../../platform/browser-session.ts';
import type { Handover } from './handover-rules.ts';

const accepted = new WeakMap<Handover, Promise<void>>();

/**
 * Has the server confirm a handed-over session and keeps what it gives; nothing is stored before (decision D5). Asked
 * once for each, however often it is called: a code is good for one use. Throws `ApiError`.
 */
export function acceptHandover(handover: Handover): Promise<void> {
  const asked =
    accepted.get(handover) ?? api.call(auth.calls.handover, { body: handover }).then(authSession.signIn);
  accepted.set(handover, asked);
  return asked;
}
