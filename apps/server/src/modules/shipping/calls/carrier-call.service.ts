import { carrierCallDays, type CarrierCall, type CarrierCallBodies } from '@lading/contracts/shipping';
import type { SignedInContext } from '../../../platform/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound } from '../../../platform/request-error.ts';
import { requireOwner } from '../../identity/index.ts';
import { shipmentExists } from '../shipment-purchase.store.ts';
import { callSeal } from './carrier-call-record.service.ts';
import { readCallsOf, readSealedBodies, removeOldCalls } from './carrier-call.store.ts';

const keptMs = carrierCallDays * 24 * 3_600_000;

/** The recorded calls to carrier networks, for the owners of the organization, who also manage its carrier accounts (decision record 0176). */
export function carrierCallService({ clock, database, secrets }: Platform) {
  const seal = callSeal(secrets);

  /** Null after a change of the server’s secret, as for a body that was not recorded. */
  function opened(sealed: string | null, orgId: string): string | null {
    if (sealed === null) return null;
    try {
      return JSON.stringify(JSON.parse(seal.open(sealed, orgId)), null, 2);
    } catch {
      return null;
    }
  }

  return {
    /** The newest calls for a shipment. @throws RequestError 403, 404 */
    async ofShipment(context: SignedInContext, shipmentId: string): Promise<{ calls: CarrierCall[] }> {
      await requireOwner(context);
      return context.db(async (trx) => {
        if (!(await shipmentExists(trx, shipmentId))) throw notFound();
        return { calls: await readCallsOf(trx, shipmentId) };
      });
    },

    /** @throws RequestError 403, 404 */
    async bodies(context: SignedInContext, callId: string): Promise<CarrierCallBodies> {
      await requireOwner(context);
      const { orgId } = context.user;
      const row = await context.db((trx) => readSealedBodies(trx, callId));
      if (!row) throw notFound();
      return { request: opened(row.request_sealed, orgId), reply: opened(row.reply_sealed, orgId) };
    },

    /** Deletes calls whose time to be kept is over. */
    async tidyUp(): Promise<void> {
      const before = new Date(clock.now().getTime() - keptMs);
      while (await database.asSystem((trx) => removeOldCalls(trx, before)));
    },
  };
}
