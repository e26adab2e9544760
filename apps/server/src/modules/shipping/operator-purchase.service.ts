import { errorCode } from '@lading/contracts/core';
import { unansweredMessages, type UnknownPurchase } from '@lading/contracts/shipping';
import type { Platform } from '../../platform/platform.ts';
import { notFound, RequestError } from '../../platform/request-error.ts';
import { purchaseByReference, readUnknownPurchases } from './operator-purchase.store.ts';
import { purchaseEnds } from './purchase-end.service.ts';

/** What operators do about purchases of which no carrier says what became of them (decision 0111). */
export function operatorPurchases(platform: Pick<Platform, 'database' | 'clock'>) {
  const { database } = platform;
  const { endUnknown } = purchaseEnds(platform);

  return {
    unknown: (): Promise<UnknownPurchase[]> => database.asSystem(readUnknownPurchases),

    /** Ends one; done again it gives what stands. @throws RequestError 404, 409 where its outcome is known or may still come */
    async end(reference: string, reason: string) {
      const found = await database.asSystem((trx) => purchaseByReference(trx, reference));
      if (!found) throw notFound();
      if (found.state !== 'NOT_BOUGHT' && !(await endUnknown(found, reason)))
        throw new RequestError(errorCode.conflict, unansweredMessages.purchaseNotUnknown());
      const { amount: minor, currency, holdId } = found;
      return { reference, amount: { minor, currency }, isHeld: holdId !== null };
    },
  };
}
