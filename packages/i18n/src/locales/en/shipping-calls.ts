/** The recorded calls to carrier networks for a shipment (sub-application `/b`). */
const shippingCalls = {
  title: 'Carrier calls',
  hint: 'Requests to the carrier network and its replies, without names, streets, and keys. They are kept for {{days}} days.',
  failed: 'The carrier calls could not be loaded',
  empty: 'No carrier calls',
  emptyHint:
    'Calls to the networks of your own carrier accounts appear here, and are kept for {{days}} days.',
  act: {
    rate: 'Rates',
    buy: 'Label purchase',
    find: 'Purchase lookup',
    void: 'Void',
    refund: 'Refund status',
    track: 'Tracking',
    address: 'Address check',
    pickup: 'Pickup',
    manifest: 'Manifest',
    other: 'Other call',
  },
  answered: 'Status {{status}} after {{ms}} ms',
  unanswered: 'No reply after {{ms}} ms',
  succeeded: 'Succeeded',
  failure: {
    refused: 'Refused',
    invalid: 'Invalid field',
    unauthorized: 'Key rejected',
    'key-unreadable': 'Key not readable',
    'rate-limited': 'Too many requests',
    unavailable: 'Not available',
    'outcome-unknown': 'Outcome unknown',
  },
  bodiesFailed: 'The request and reply could not be loaded',
  request: 'Request',
  reply: 'Reply',
  noBody: 'No content',
  copyRequest: 'Copy request',
  copyReply: 'Copy reply',
  copied: 'Copied',
} as const;

export default shippingCalls;
