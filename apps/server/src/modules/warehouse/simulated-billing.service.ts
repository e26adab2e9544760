import type { Platform } from '../../platform/platform.ts';
import {
  clientInvoices,
  clientPayments,
  closeStorage,
  providerInvoices,
  rateAndPost,
} from '../funds/index.ts';
import type { SimulatedSiteDay } from './simulation.store.ts';
import { chanceOf, dayPlus } from './simulation-plan-rules.ts';
import { readDisputable, readMonth } from './simulated-billing.store.ts';

/** Charges are posted in the two hours after nine. */
const evening = 13 * 3_600_000;
/** Cents that a client deposits before its first invoice. */
const deposit = 50_000;

/** Days of the month for payments between a provider and its client. */
const daysOf = { storage: 1, invoice: 2, dispute: 5, answer: 8, payment: 10 };

/** The daily billing of a client: charges each evening, and monthly storage, invoice, dispute and payment. */
export function simulatedBilling(
  { database }: Pick<Platform, 'database'>,
  site: SimulatedSiteDay,
  tally: { invoiced: number },
) {
  const { warehouseId, orgId, day, currency } = site;
  const within = chanceOf(site.seed, site.warehouseCode, site.orgName, day).below(7_200_000);
  const platform = site.platformAt(evening + within);
  const staff = {
    user: { orgId: site.providerOrgId },
    floor: <Result>(work: Parameters<typeof database.asWarehouseStaff<Result>>[1]) =>
      database.asWarehouseStaff(site.providerOrgId, work),
  };
  const client = {
    db: <Result>(work: Parameters<typeof database.asOrganization<Result>>[1]) =>
      database.asOrganization(orgId, work),
  };
  const toDay = dayPlus(`${day.slice(0, 7)}-01`, -1);
  const month = { warehouseId, orgId, fromDay: `${toDay.slice(0, 7)}-01`, toDay };
  const lastMonth = () => staff.floor((trx) => readMonth(trx, month));
  const invoices = providerInvoices(platform);

  const pay = (minor: number, reference: string) =>
    clientPayments(platform).record(staff, { warehouseId, orgId, amount: { minor, currency }, reference });

  async function invoiceLastMonth(): Promise<void> {
    const { isCharged, invoiceId } = await lastMonth();
    if (!isCharged || invoiceId !== null) return;
    const draft = await invoices.draft(staff, month);
    await invoices.issue(staff, draft.invoiceId);
    tally.invoiced += 1;
  }

  /** Every other invoice has a disputed charge. */
  async function disputeCharge(): Promise<void> {
    const { invoiceId } = await lastMonth();
    if (invoiceId === null || chanceOf(site.seed, site.orgName, toDay, 'dispute').below(2) === 0) return;
    const found = await client.db((trx) => readDisputable(trx, invoiceId));
    if (!found) return;
    const reason = 'Our packing list has this carton once, but it was charged as two.';
    const { lineNo, chargeId } = found;
    await clientInvoices(platform).dispute(client, { invoiceId, lineNo, chargeIds: [chargeId], reason });
  }

  async function answerDisputes(): Promise<void> {
    const { invoiceId } = await lastMonth();
    if (invoiceId === null) return;
    const { disputes } = await invoices.detail(staff, invoiceId);
    for (const { disputeId, status } of disputes) {
      if (status !== 'OPEN') continue;
      const isCredited = chanceOf(site.seed, site.orgName, toDay, 'answer').below(3) > 0;
      await invoices.answer(staff, {
        disputeId,
        ...(isCredited
          ? { decision: 'CREDITED', answer: 'You are right. We credit this charge.' }
          : { decision: 'DECLINED', answer: 'The photo of the carton shows both layers.' }),
      });
    }
  }

  return {
    async work(): Promise<void> {
      const dayOfMonth = Number(day.slice(8));
      if (site.isFirst) await pay(deposit, `Deposit ${site.warehouseCode}`);
      if (dayOfMonth === daysOf.storage) await closeStorage(platform, { warehouseId, orgId, through: toDay });
      await rateAndPost(platform, { warehouseId, orgId });
      if (dayOfMonth === daysOf.invoice) await invoiceLastMonth();
      if (dayOfMonth === daysOf.dispute) await disputeCharge();
      if (dayOfMonth === daysOf.answer) await answerDisputes();
      const { invoiceId, minor } = await lastMonth();
      if (dayOfMonth === daysOf.payment && invoiceId !== null && minor > 0)
        await pay(minor, `Invoice ${month.fromDay.slice(0, 7)} ${site.warehouseCode}`);
    },
  };
}
