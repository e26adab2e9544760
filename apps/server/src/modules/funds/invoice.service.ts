import { decimalPlaces, type ParsedInput } from '@lading/contracts/core';
import {
  billingMessages,
  feeCodes,
  type InvoiceDetail,
  type invoicesApi,
  type providerInvoicesApi,
} from '@lading/contracts/funds';

import { z } from 'zod';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault, notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { postCharges } from './charge-posting.service.ts';
import { readCharge, readChargePage } from './charge.store.ts';
import { microsOf, microText, minorOf } from './exact-decimal.ts';
import {
  insertInvoice,
  insertLines,
  lockPeriods,
  overlappingInvoice,
  ownName,
  sumCharges,
  takeCharges,
} from './invoice-draft.store.ts';
import {
  answerDispute,
  countOnLine,
  creditedOnLine,
  insertCreditNote,
  insertCredits,
  insertDispute,
  isSameDispute,
  lockDispute,
  readDisputedLine,
} from './invoice-dispute.store.ts';
import {
  dayAt,
  lockInvoice,
  markIssued,
  nextNumber,
  readInvoice,
  readInvoicePage,
  voidDraft,
} from './invoice.store.ts';
import { ownWarehouse, type Staff } from './rate-card.service.ts';
import { isClient } from './warehouse-client.store.ts';

type Calls = (typeof providerInvoicesApi)['calls'];
type ClientCalls = (typeof invoicesApi)['calls'];
type Client = Pick<SignedInContext, 'db'>;

const creditJob = jobKind('billing.post-credit', z.object({ orgId: z.string(), warehouseId: z.string() }));

/** @throws RequestError 404 when the role cannot see it */
async function invoiceOf(trx: Trx, invoiceId: string): Promise<InvoiceDetail> {
  const found = isRowId(invoiceId) ? await readInvoice(trx, invoiceId) : undefined;
  if (!found) throw notFound();
  return found;
}

/** Invoices as clients see and dispute them: issued ones only. */
export function clientInvoices({ clock }: Pick<Platform, 'clock'>) {
  return {
    page: ({ db }: Client, query: ParsedInput<ClientCalls['invoicePage']>['query']) =>
      db((trx) => readInvoicePage(trx, query)),

    detail: ({ db }: Client, invoiceId: string) => db((trx) => invoiceOf(trx, invoiceId)),

    /** @throws RequestError 400 for charges of another line, 409 when the line has another dispute */
    dispute: ({ db }: Client, body: ParsedInput<ClientCalls['disputeLine']>['body']) =>
      db(async (trx) => {
        const { invoiceId, lineNo, reason } = body;
        const chargeIds = body.chargeIds
          ? [...new Set(body.chargeIds)].toSorted((one, next) => one.localeCompare(next))
          : null;
        const line = isRowId(invoiceId) ? await readDisputedLine(trx, { invoiceId, lineNo }) : undefined;
        if (!line) throw notFound();
        const { fee, ...client } = line;
        if (fee === null) throw fieldFault('lineNo', billingMessages.notDisputable());
        if (
          chargeIds &&
          !(
            chargeIds.every(isRowId) &&
            (await countOnLine(trx, { invoiceId, fee, chargeIds })) === chargeIds.length
          )
        )
          throw fieldFault('chargeIds', billingMessages.foreignCharges());
        const dispute = { invoiceId, lineNo, chargeIds, reason };
        if (
          !(await insertDispute(trx, { ...client, ...dispute, now: clock.now() })) &&
          !(await isSameDispute(trx, dispute))
        )
          throw conflict(billingMessages.disputeOpen());
        return invoiceOf(trx, invoiceId);
      }),
  };
}

/** Refunds to wallets what credit notes reverse. */
export const handleCredits = (platform: Pick<Platform, 'database' | 'clock' | 'jobs'>): void =>
  platform.jobs.handle(creditJob, (client) => postCharges(platform, client));

/** Invoices as the provider drafts, issues and credits them (decision 0057). */
export function providerInvoices({ database, clock, jobs }: Pick<Platform, 'database' | 'clock' | 'jobs'>) {
  /** Writes the lines of a draft: cents by fee, and the difference from the wallet charges. */
  async function fill(trx: Trx, invoiceId: string, period: ParsedInput<Calls['draftInvoice']>['body']) {
    const minor = await takeCharges(trx, invoiceId, period);
    const sums = await sumCharges(trx, invoiceId);
    if (sums.length === 0) throw fieldFault('toDay', billingMessages.nothingToInvoice());
    const lines = feeCodes.flatMap((fee) =>
      sums
        .filter((sum) => sum.fee === fee)
        .map(({ currency, ...sum }) => ({
          ...sum,
          minor: minorOf(microsOf(sum.amount), decimalPlaces(currency)),
        })),
    );
    const rest = minor - lines.reduce((sum, line) => sum + line.minor, 0);
    const exact = microText(0n);
    await insertLines(trx, {
      ...period,
      invoiceId,
      minor,
      lines:
        rest === 0 ? lines : [...lines, { fee: null, charges: 0, quantity: '0', amount: exact, minor: rest }],
    });
  }

  return {
    page: ({ floor }: Staff, query: ParsedInput<Calls['invoicePage']>['query']) =>
      floor(async (trx) => {
        await ownWarehouse(trx, query.warehouseId);
        return readInvoicePage(trx, query);
      }),

    detail: ({ floor }: Staff, invoiceId: string) => floor((trx) => invoiceOf(trx, invoiceId)),

    charges: ({ floor }: Staff, query: ParsedInput<Calls['invoiceCharges']>['query']) =>
      floor(async (trx) => {
        await invoiceOf(trx, query.invoiceId);
        return readChargePage(trx, { ...query, outcome: 'CHARGED' });
      }),

    /** @throws RequestError 404 */
    charge: ({ floor }: Staff, chargeId: string) =>
      floor(async (trx) => {
        const found = isRowId(chargeId) ? await readCharge(trx, chargeId) : undefined;
        if (!found) throw notFound();
        return found;
      }),

    /** Once per client and period. @throws RequestError 403, 400 for an invalid period, 409 for days of another invoice */
    async draft({ floor, user }: Staff, period: ParsedInput<Calls['draftInvoice']>['body']) {
      const providerName = await database.asOrganization(user.orgId, (trx) => ownName(trx, user.orgId));
      return floor(async (trx) => {
        const { warehouseId, orgId, fromDay, toDay } = period;
        await ownWarehouse(trx, warehouseId);
        if (!isRowId(orgId) || !(await isClient(trx, period)))
          throw fieldFault('orgId', billingMessages.notAClient());
        if (toDay < fromDay) throw fieldFault('toDay', billingMessages.daysReversed());
        const today = await dayAt(trx, warehouseId, clock.now());
        if (toDay >= today) throw fieldFault('toDay', billingMessages.daysNotOver({ day: today }));
        await lockPeriods(trx, period);
        const other = await overlappingInvoice(trx, period);
        if (other && (other.fromDay !== fromDay || other.toDay !== toDay))
          throw conflict(billingMessages.periodTaken({ from: other.fromDay, to: other.toDay }));
        if (other) return invoiceOf(trx, other.invoiceId);
        const providerOrgId = user.orgId;
        const invoiceId = await insertInvoice(trx, {
          ...period,
          providerOrgId,
          providerName,
          now: clock.now(),
        });
        await fill(trx, invoiceId, period);
        return invoiceOf(trx, invoiceId);
      });
    },

    /** A repeated call changes nothing. @throws RequestError 404, 409 for a voided one */
    issue: ({ floor }: Staff, invoiceId: string) =>
      floor(async (trx) => {
        const draft = isRowId(invoiceId) ? await lockInvoice(trx, invoiceId) : undefined;
        if (!draft) throw notFound();
        if (draft.status === 'VOID') throw conflict(billingMessages.invoiceVoid());
        if (draft.status === 'DRAFT') {
          const now = clock.now();
          const invoiceNo = await nextNumber(trx, draft.warehouseId, 'INVOICE');
          await markIssued(trx, {
            invoiceId,
            invoiceNo,
            now,
            today: await dayAt(trx, draft.warehouseId, now),
          });
        }
        return invoiceOf(trx, invoiceId);
      }),

    /** A repeated call changes nothing. @throws RequestError 404, 409 for an issued one */
    discard: ({ floor }: Staff, invoiceId: string) =>
      floor(async (trx) => {
        const draft = isRowId(invoiceId) ? await lockInvoice(trx, invoiceId) : undefined;
        if (!draft) throw notFound();
        if (draft.status === 'ISSUED') throw conflict(billingMessages.invoiceIssued());
        if (draft.status === 'DRAFT') await voidDraft(trx, invoiceId, clock.now());
        return invoiceOf(trx, invoiceId);
      }),

    /** Repeating the same answer changes nothing. @throws RequestError 404, 409 when it was answered differently or is already reversed */
    answer: ({ floor }: Staff, given: ParsedInput<Calls['answerDispute']>['body']) =>
      floor(async (trx) => {
        const { disputeId, decision, answer } = given;
        const dispute = isRowId(disputeId) ? await lockDispute(trx, disputeId) : undefined;
        if (!dispute) throw notFound();
        const { orgId, warehouseId, invoiceId, currency } = dispute;
        if (dispute.status === decision) return invoiceOf(trx, invoiceId);
        if (dispute.status !== 'OPEN') throw conflict(billingMessages.disputeAnswered());
        const now = clock.now();
        if (decision === 'CREDITED') {
          const day = await dayAt(trx, warehouseId, now);
          const before = await creditedOnLine(trx, disputeId);
          const amount = await insertCredits(trx, { disputeId, day, now });
          if (amount === undefined) throw conflict(billingMessages.nothingToCredit());
          // Rounded together with earlier credits of the line, so that parts never exceed the line by a cent.
          const exact = microsOf(before.amount) + microsOf(amount);
          const minor = Math.max(0, -minorOf(exact, decimalPlaces(currency)) - before.minor);
          const creditNoteNo = await nextNumber(trx, warehouseId, 'CREDIT_NOTE');
          await insertCreditNote(trx, { ...dispute, creditNoteNo, minor, day });
          // Staff see no ledger: a job of the client refunds the wallet, queued in this transaction.
          await jobs.add(trx, creditJob, { orgId, warehouseId }, { orgId });
        }
        await answerDispute(trx, { disputeId, status: decision, answer, now });
        return invoiceOf(trx, invoiceId);
      }),
  };
}
