/** Void label history (sub-application `/e`). */
const shippingVoids = {
  title: 'Void label history',
  failed: 'The void history could not be loaded',
  empty: 'No voided labels',
  emptyHint: 'Labels you void are listed here with the status of their credit.',
  search: 'Search voided labels',
  searchHint: 'Shipment, order, tracking no.',
  all: 'All',
  from: 'Requested from',
  to: 'Requested to',
  one: 'Void of shipment {{no}}',
  again: 'Request again',
  againFailed: 'The void was not requested',
  copyTracking: 'Copy tracking numbers',
  copied_one: '1 number copied',
  copied_other: '{{count, number}} numbers copied',
  toShipment: 'Open shipment',
  explain: 'Explain this credit',
  column: {
    shipment: 'Shipment no.',
    state: 'Status',
    order: 'Order no.',
    carrier: 'Carrier',
    tracking: 'Tracking no.',
    amount: 'Amount',
    expected: 'Credit expected',
    credited: 'Credited',
    disputed: 'Reported as used',
    requested: 'Requested',
  },
  state: {
    REQUESTED: 'Requested',
    ACCEPTED: 'Accepted',
    REJECTED: 'Rejected',
    NOT_APPLICABLE: 'Not billed',
    REFUNDED: 'Credited',
    DISPUTED: 'Label used',
  },
  next: {
    REQUESTED: 'The carrier has not replied yet. We ask again every few minutes.',
    ACCEPTED: 'The carrier accepted the void. The credit is posted once the carrier confirms it.',
    REJECTED: 'The carrier rejected the void, so the label is still valid. You can request it again.',
    refused:
      'The carrier did not refund the label. It stays void, and its price stays charged. If you did not use the label, contact support.',
    refusedAgain:
      'The carrier did not refund the label. It stays void. If you did not use it, request the refund again.',
    NOT_APPLICABLE: 'This carrier bills on the first scan, so the amount was returned at once.',
    REFUNDED: 'The amount is back in your wallet.',
    DISPUTED:
      'The carrier reports that this label was used, so its price stays charged; a credit already given is reversed. If you did not use the label, contact support.',
  },
} as const;

export default shippingVoids;
