import { sql } from 'kysely';
import { clientInvoices, providerInvoices, rateNewEvents } from '../../src/modules/funds/index.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { SeededOrganization } from './seed.ts';

/** Invoices the work of the demo's warehouse on the day of its delivery, and lets the client dispute a charge; through the usual calls. */
export async function invoiceClients(
  platform: Platform,
  organisations: readonly SeededOrganization[],
): Promise<void> {
  const seller = organisations.find(({ person }) => person.email === 'seller@lading.test');
  const provider = organisations.find(({ person }) => person.provides);
  if (!seller || !provider) return;
  const { database } = platform;
  const { orgId } = seller;
  await rateNewEvents(platform, orgId);
  const staff = {
    user: { orgId: provider.orgId },
    floor: <Result>(work: Parameters<typeof database.asWarehouseStaff<Result>>[1]) =>
      database.asWarehouseStaff(provider.orgId, work),
  };
  const client = {
    db: <Result>(work: Parameters<typeof database.asOrganization<Result>>[1]) =>
      database.asOrganization(orgId, work),
  };
  const received = await client.db(
    async (trx) =>
      (
        await sql<{ warehouseId: string; day: string; chargeId: string }>`
          select warehouse_id::text as "warehouseId", day::text as day, charge_id::text as "chargeId" from charge
          where fee = 'RECEIVE_UNIT' order by quantity, charge_id limit 1`.execute(trx)
      ).rows[0],
  );
  if (!received) return;
  const { warehouseId, day, chargeId } = received;
  const invoices = providerInvoices(platform);
  const { invoiceId } = await invoices.draft(staff, { orgId, warehouseId, fromDay: day, toDay: day });
  const { lines } = await invoices.issue(staff, invoiceId);
  const { lineNo } = lines.find(({ fee }) => fee === 'RECEIVE_UNIT')!;
  const reason = 'This carton was counted twice. Our packing list has 36 units in it once.';
  await clientInvoices(platform).dispute(client, { invoiceId, lineNo, chargeIds: [chargeId], reason });
}
