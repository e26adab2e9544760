import { comparedText, moneyOf, type FieldError, type Money } from '@lading/contracts/core';
import { billingMessages, transactionImport } from '@lading/contracts/funds';
import { taskType } from '@lading/contracts/tasks';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ImportRecord, RecordFault } from '../../platform/spreadsheets/import-records.ts';
import { noteImportChanges, refuseRevertOf, takeImportChanges, type RecordImport } from '../imports/index.ts';
import { reportTopUp } from './warehouse-top-up.service.ts';
import {
  endTopUp,
  lockTopUp,
  topUpsOfNumbers,
  walletWarehouses,
  type ReportedTopUp,
} from './warehouse-top-up.store.ts';

/** The day of a moment, which may include a time. */
const dayOf = (moment: string): string => moment.slice(0, 10);

function amountOf(text: string, currency: string): Money | undefined {
  try {
    const amount = moneyOf(text, currency);
    return amount.minor > 0 ? amount : undefined;
  } catch {
    return undefined;
  }
}

/** The payments of rows, and everything that keeps them from being saved. */
async function read(
  trx: Trx,
  records: readonly ImportRecord[],
): Promise<{ payments: (ReportedTopUp & { row: number })[]; faults: RecordFault[] }> {
  const warehouses = await walletWarehouses(trx);
  const faults: RecordFault[] = [];
  const add = (row: number, fieldName: string, text: Omit<FieldError, 'fieldName'>) =>
    faults.push({ row, fault: { fieldName, ...text } });
  const payments = records.flatMap(({ rows: [{ row, cells }] }) => {
    if (cells['type'] !== 'TopUp') add(row, 'type', billingMessages.staffOnly());
    const paidOn = dayOf(cells['occurredAt']!);
    const named = warehouses.filter(({ code, name }) =>
      [comparedText(code ?? ''), comparedText(name ?? '')].includes(comparedText(cells['warehouseCode']!)),
    );
    const [warehouse] = named;
    if (!warehouse || named.length > 1) {
      add(row, 'warehouseCode', billingMessages.notYourWarehouse());
      return [];
    }
    const { warehouseId, currency } = warehouse;
    if (cells['currency']!.toUpperCase() !== currency)
      add(row, 'currency', billingMessages.wrongCurrency({ currency }));
    const amount = amountOf(cells['amount']!, currency);
    if (!amount) add(row, 'amount', billingMessages.amountUnreadable({ currency }));
    if (!amount) return [];
    const transactionNo = cells['transactionNo']!.trim();
    return [{ row, warehouseId, transactionNo, amount, paidOn, remark: cells['remark'] ?? null }];
  });
  for (const [at, { minor, paidOn, state }] of await topUpsOfNumbers(trx, payments)) {
    const own = payments[at]!;
    if (own.amount.minor !== minor || own.paidOn !== paidOn)
      add(own.row, 'transactionNo', billingMessages.topUpTaken());
    else if (state === 'REVERSED') add(own.row, 'transactionNo', billingMessages.referenceReversed());
  }
  return { payments, faults };
}

/** The import of payments to warehouses (warehouse design, e; decision D19): each is reported and waits to be confirmed. */
export function transactionRecordImport({ clock }: Pick<Platform, 'clock'>): RecordImport {
  return {
    taskType: taskType.transactionImport,
    module: 'Transaction',
    definition: transactionImport,
    check: async (trx, records) => (await read(trx, records)).faults,

    async write(trx, records, { taskId, userId }) {
      let created = 0;
      for (const payment of (await read(trx, records)).payments) {
        const { topUp, isNew } = await reportTopUp(trx, payment, { userId, now: clock.now() });
        if (!isNew) continue;
        created += 1;
        await noteImportChanges(trx, taskId, [{ recordId: topUp.topUpId, created: true, before: null }]);
      }
      return { created, updated: 0, unchanged: records.length - created };
    },

    async revert(trx, { taskId }) {
      const changes = await takeImportChanges(trx, taskId);
      let changed = 0;
      for (const { recordId } of changes) {
        if ((await lockTopUp(trx, recordId))?.state !== 'REQUESTED') changed += 1;
        await endTopUp(trx, recordId, { state: 'CANCELLED', userId: null, now: clock.now() });
      }
      // If the warehouse has answered one, all of them stay.
      refuseRevertOf({ changed, used: 0 });
      return { removed: changes.length, restored: 0 };
    },
  };
}
