/** Where a shipment's parcels are, and what was reported to the store of its order. */
const shippingTracking = {
  title: 'Tracking',
  none: 'No tracking events yet.',
  reports: 'Store report',
  kind: { shipped: 'Shipment', voided: 'Void' },
  state: {
    PENDING: 'In progress',
    DONE: 'Reported',
    FAILED: 'Failed',
    NOT_OFFERED: 'Not accepted by this channel',
    NOT_NEEDED: 'Not needed',
  },
  attempts_one: '{{count, number}} attempt',
  attempts_other: '{{count, number}} attempts',
  retry: 'Report again',
  retryFailed: 'The report could not be sent again',
} as const;

export default shippingTracking;
