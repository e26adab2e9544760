import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';
import { reportVoid } from '../relabel-report.store.ts';
import { reportWithout } from '../shipment-report.store.ts';
import { lockVoidable, markPackagesVoid, markVoided } from '../void.store.ts';

/** Has the carrier of a shipment of two packages take back the label of the second one, and leave the first one's. */
export function packageVoider({ platform }: TestServer, caller: Caller) {
  const { clock, database, jobs, tokens } = platform;
  return async (shipmentId: string): Promise<void> => {
    const { orgId } = (await tokens.read(caller.accessToken))!;
    await database.asOrganization(orgId, async (trx) => {
      const label = await lockVoidable(trx, shipmentId);
      if (label && (await markPackagesVoid(trx, label, { packageNos: [2], now: clock.now() })))
        await reportWithout(trx, jobs, { orgId, shipmentId });
    });
  };
}

/** Marks a shipment as void without a request, as one is that was voided directly with its carrier. */
export function labelVoider({ platform }: TestServer, caller: Caller) {
  const { clock, database, jobs, tokens } = platform;
  return async (shipmentId: string): Promise<void> => {
    const { orgId } = (await tokens.read(caller.accessToken))!;
    await database.asOrganization(orgId, async (trx) => {
      const now = clock.now();
      await markVoided(trx, shipmentId, now);
      await reportVoid(trx, jobs, { orgId, shipmentId, now });
    });
  };
}
