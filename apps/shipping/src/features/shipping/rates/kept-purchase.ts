import type { PurchaseRequest } from '@lading/contracts/shipping';
import { keepDraft, keptDraft } from '@lading/sub-app-kit/form';
import type { KeptRequest } from '@lading/sub-app-kit/use-request-key';

const draft = 'label-purchase';

/**
 * Where a person's purchase without a known result is kept in this tab. A label of an order is bought once per order; one without an order
 * could be bought again after a reload, at the next quote.
 */
export const keptPurchase = (person: string): KeptRequest => ({
  read: () => keptDraft(person, draft, { of: '', key: '' })?.values ?? null,
  write: (open) => keepDraft(person, draft, open),
});

/** The purchase whose result is unknown; null if there is none. */
export function openPurchase(kept: KeptRequest): PurchaseRequest | null {
  const open = kept.read();
  return open ? (JSON.parse(open.of) as PurchaseRequest) : null;
}
