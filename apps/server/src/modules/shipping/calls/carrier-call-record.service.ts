import type { Platform } from '../../../platform/platform.ts';
import { sealedText, type SealedText } from '../../../platform/sealed-text.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { callSubject } from '../carriers/call-subject.ts';
import type { NetworkExchange } from '../carriers/networks/network-call.ts';
import { insertCall } from './carrier-call.store.ts';
import { redactedCall } from './redaction-rules.ts';

/** More are dropped: a slow database must not fill the memory. */
const mostWaiting = 200;

/** Encrypts the bodies of calls, for their organization. */
export const callSeal = (secrets: Secrets): SealedText => sealedText(secrets, 'carrier call');

/**
 * Records calls to carrier networks, redacted and sealed (decision record 0176). A call never waits for its record, nor fails with it.
 * They are written one by one, outside any transaction of the work that they belong to, so that they stay when it fails and take one
 * connection at most.
 *
 * @returns what takes note of the calls of an account
 */
export function carrierCallRecord({ clock, database, log, secrets }: Platform) {
  const seal = callSeal(secrets);
  let waiting = 0;
  let last = Promise.resolve();

  function note({ orgId, accountId }: { orgId: string; accountId: string }, exchange: NetworkExchange): void {
    const { act = 'other', shipmentId = null } = callSubject();
    const { path, request, reply } = redactedCall(exchange);
    const { method, status, failure, milliseconds } = exchange;
    const sealed = (text: string | null): string | null => (text === null ? null : seal.seal(text, orgId));
    const row = {
      account_id: accountId,
      shipment_id: shipmentId,
      act,
      method,
      path,
      status,
      failure,
      milliseconds,
      request_sealed: sealed(request),
      reply_sealed: sealed(reply),
      called_at: clock.now(),
    };
    waiting += 1;
    const write = async (): Promise<void> => {
      try {
        await database.asOrganization(orgId, (trx) => insertCall(trx, row));
      } catch (error) {
        log.warn({ err: error, accountId }, 'a call to a carrier was not recorded');
      } finally {
        waiting -= 1;
      }
    };
    last = last.then(write);
  }

  return (account: { orgId: string; accountId: string }) =>
    (exchange: NetworkExchange): void => {
      const { accountId } = account;
      if (waiting >= mostWaiting) {
        log.warn({ accountId }, 'a call to a carrier was not recorded: too many are waiting');
        return;
      }
      try {
        note(account, exchange);
      } catch (error) {
        log.warn({ err: error, accountId }, 'a call to a carrier was not recorded');
      }
    };
}
