/** Shipments that need attention: problems, returns, and parcels without updates. */
const shippingAttention = {
  column: 'Attention',
  filter: 'Attention',
  any: 'All shipments',
  every: 'Needs attention',
  all: 'Show all',
  none: 'Nothing needs attention',
  strip_one: '1 shipment needs attention',
  strip_other: '{{count, number}} shipments need attention',
  counted: '{{kind}}: {{count, number}}',
  kind: {
    ORDER_CANCELED: 'Order canceled by the store',
    ORDER_HELD: 'Order put on hold by the store',
    ORDER_CHANGED: 'Order changed by the store',
    LATE_LABEL: 'Late label not voided',
    UNKNOWN_LABEL: 'Label purchase not confirmed',
    EXCEPTION: 'Delivery problem',
    RETURNING: 'Returned to sender',
    STUCK: 'No update for {{days}} days',
    NEVER_SCANNED: 'Label never scanned',
  },
  next: {
    ORDER_CANCELED:
      'The store canceled the order after its label was bought. Do not ship the parcel, and void the label to get a refund.',
    ORDER_HELD:
      'The store put the order on hold after its label was bought. Keep the parcel until the store releases the order, void the label, or mark this as handled.',
    ORDER_CHANGED:
      'The store changed the address or the items after the label was bought. Compare the order with the label: void the label and buy a new one, or mark this as handled.',
    LATE_LABEL:
      'A label arrived after its purchase had ended, and the carrier rejected its void: “{{reason}}” Do not use the label: your wallet was not charged for it. The carrier is asked again every day until you mark this as handled. If the carrier account is your own, ask the carrier not to bill it.',
    UNKNOWN_LABEL:
      '{{reason}} Ask the carrier whether it sold the label, and do not send the parcel with another one before you know.',
    EXCEPTION:
      'Reported on {{time}}. Check the address with the recipient, then ask the carrier to deliver again, or send a replacement.',
    RETURNING:
      'Reported on {{time}}. Ask the recipient where to send it, then refund the order or ship it again.',
    STUCK:
      'The last scan was on {{time}}. Ask the carrier to trace the parcel, and tell the recipient that it is late.',
    NEVER_SCANNED:
      'It was due to ship on {{day}}, but the carrier has not scanned it. Hand over the parcel, or void the label to get a refund.',
  },
  handle: 'Mark as handled',
  handled: 'Handled. The shipment reappears here when the carrier reports something new.',
  handledMany_one: '1 shipment marked as handled',
  handledMany_other: '{{count, number}} shipments marked as handled',
  undo: 'Undo',
  failed: 'The shipment was not changed',
  countsFailed: 'The shipments that need attention could not be counted',
  void: {
    act: 'Void labels',
    title_one: 'Void the labels of 1 shipment?',
    title_other: 'Void the labels of {{count, number}} shipments?',
    text: 'The labels can no longer be used. You are refunded once the carrier confirms that they were not used.',
  },
} as const;

export default shippingAttention;
