/** EEI history (sub-application `/b`). */
const shippingEei = {
  failed: 'The EEI history could not be loaded',
  empty: 'No exports yet',
  emptyHint:
    'Labels you buy for shipments from the US to other countries are listed here with their declarations.',
  search: 'Search exports',
  searchHint: 'Shipment, order, ITN, consignee…',
  all: 'All',
  from: 'Bought from',
  to: 'Bought to',
  one: 'Export of shipment {{no}}',
  voided: 'Label voided',
  copyCitations: 'Copy citations',
  copied_one: '1 citation copied',
  copied_other: '{{count, number}} citations copied',
  toShipment: 'Open shipment',
  country: 'Country',
  signer: 'Signed by',
  order: 'Order no.',
  carrier: 'Carrier',
  tracking: 'Tracking no.',
  goods: 'Declared goods',
  goodsFacts: '{{sku}} · HS {{code}} · made in {{origin}}',
  column: {
    shipment: 'Shipment no.',
    citation: 'Citation',
    consignee: 'Consignee',
    value: 'Value',
    shipDate: 'Ship date',
    bought: 'Bought',
  },
  basis: { FILED: 'Filed with AES', BELOW: 'Exempt: up to 2,500 USD', CANADA: 'Exempt: to Canada' },
  why: {
    FILED: 'Filed with AES. The ITN was entered when the label was bought. Keep the filing for five years.',
    BELOW:
      'No filing was due: the goods of each HS code are worth no more than 2,500 USD, together with other shipments to this consignee on the same day.',
    CANADA: 'No filing was due: the goods went to Canada.',
    VOIDED: 'The label was voided, so nothing was exported with it.',
  },
} as const;

export default shippingEei;
