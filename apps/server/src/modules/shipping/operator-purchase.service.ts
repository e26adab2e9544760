import { decimalText } from '@lading/contracts/core';
import { unansweredMessages, type UnknownPurchase } from '@lading/contracts/shipping';
import type { RecordAct } from '../../platform/audit/audit-note.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, notFound } from '../../platform/request-error.ts';
import { purchaseByReference, readUnknownPurchases } from './operator-purchase.store.ts';
import { purchaseEnds } from './purchase-end.service.ts';

/** What operators can do about purchases whose carrier does not report an outcome (decision 0111). */
export function operatorPurchases(platform: Pick<Platform, 'database' | 'clock' | 'jobs'>) {
  const { database } = platform;
  const { endUnknown } = purchaseEnds(platform);

  return {
    unknown: (): Promise<UnknownPurchase[]> => database.asSystem(readUnknownPurchases),

    /** Ends one; a repeated call returns the result. @throws RequestError 404, 409 when its outcome is known or may still arrive */
    async end(record: RecordAct, reference: string, reason: string) {
      const found = await database.asSystem((trx) => purchaseByReference(trx, reference));
      if (!found) throw notFound();
      const { amount: minor, currency, holdId, orgId } = found;
      const amount = { minor, currency };
      const detail = { reference, amount: `${decimalText(amount)} ${currency}`, reason };
      const onRecord = (trx: Trx) => record(trx, { orgId, detail });
      if (found.state !== 'NOT_BOUGHT' && !(await endUnknown(found, reason, onRecord)))
        throw conflict(unansweredMessages.purchaseNotUnknown());
      return { reference, amount, isHeld: holdId !== null };
    },
  };
}
