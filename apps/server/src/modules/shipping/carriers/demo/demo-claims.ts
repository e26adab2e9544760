import { createHash } from 'node:crypto';
import type { Platform } from '../../../../platform/platform.ts';
import { CarrierError } from '../carrier-adapter.ts';
import type { CarrierClaims, ClaimStanding, SentFile } from '../carrier-claims.ts';
import { demoChangesOf } from './demo-address-change.store.ts';
import { saleByRef } from './demo-carrier.store.ts';
import { demoClaimStanding } from './demo-claim-rules.ts';
import {
  cancelDemoClaim,
  demoClaimOf,
  insertDemoClaim,
  keepDemoReply,
  type DemoEvidence,
} from './demo-claim.store.ts';
import { demoScenario } from './demo-number-rules.ts';
import { eventsOf } from './demo-sale-journeys.ts';

/** Reads the submitted files, as an insurer does. */
const received = (files: readonly SentFile[]): Promise<DemoEvidence[]> =>
  Promise.all(
    files.map(async ({ fileName, bytes, open }) => {
      const hash = createHash('sha256');
      for await (const part of await open()) hash.update(part as Buffer);
      return { fileName, bytes, sha256: hash.digest('hex') };
    }),
  );

/** The claims of the demo carrier, which insures its parcels itself; decided after simulated time. */
export function demoClaims({ clock, database }: Pick<Platform, 'clock' | 'database'>): CarrierClaims {
  async function standing(reference: string): Promise<ClaimStanding> {
    const { row, sale } = await database.asSystem(async (trx) => {
      const found = await demoClaimOf(trx, reference);
      return { row: found, sale: found && (await saleByRef(trx, found.carrier_ref)) };
    });
    if (!row || !sale) throw new CarrierError({ kind: 'unavailable' });
    const { type, requested, files, isDelivered } = row.claim;
    return demoClaimStanding(
      {
        type,
        requested,
        files: files.length,
        isDelivered,
        filedAt: row.filed_at,
        repliedAt: row.replied_at,
        cancelledAt: row.cancelled_at,
        scenario: demoScenario(sale.request.to.addressLine2)?.name,
      },
      clock.now(),
    );
  }

  return {
    async file({ reference, carrierRef, type, requested, description, files }) {
      const evidence = await received(files);
      const now = clock.now();
      await database.asSystem(async (trx) => {
        const sale = await saleByRef(trx, carrierRef);
        if (!sale) throw new CarrierError({ kind: 'unavailable' });
        const changes = await demoChangesOf(trx, [carrierRef]);
        const isDelivered = eventsOf(sale, changes, now).some(({ status }) => status === 'DELIVERED');
        const claim = { type, requested, description, files: evidence, replies: [], isDelivered };
        await insertDemoClaim(trx, { reference, carrierRef, claim, now });
      });
    },

    async reply(reference, { key, text, files }) {
      const evidence = await received(files);
      await database.asSystem(async (trx) => {
        const found = await demoClaimOf(trx, reference);
        if (!found) throw new CarrierError({ kind: 'unavailable' });
        const { claim } = found;
        if (claim.replies.some((reply) => reply.key === key)) return;
        const more = {
          files: [...claim.files, ...evidence],
          replies: [...claim.replies, { key, text }],
        };
        await keepDemoReply(trx, reference, { claim: { ...claim, ...more }, now: clock.now() });
      });
    },

    async cancel(reference) {
      const { state } = await standing(reference);
      if (state === 'approved' || state === 'rejected') return 'decided';
      if (state !== 'cancelled')
        await database.asSystem((trx) => cancelDemoClaim(trx, reference, clock.now()));
      return 'cancelled';
    },

    standing,
  };
}
