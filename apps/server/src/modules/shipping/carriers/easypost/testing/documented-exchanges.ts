/** An answer of EasyPost to a request. */
export interface Exchange {
  method: string;
  /** Without a query. */
  path: string;
  status: number;
  body: unknown;
}

const stamps = { mode: 'test', created_at: '2026-11-24T18:37:53Z', updated_at: '2026-11-24T18:37:54Z' };
const hex = (letter: string) => letter.repeat(32);
const address = (id: string, more: object = {}) => ({
  ...stamps,
  id: `adr_${hex(id)}`,
  object: 'Address',
  name: 'Hannah Whitfield',
  company: null,
  street1: '418 LARKIN ST',
  street2: null,
  city: 'SAN FRANCISCO',
  state: 'CA',
  zip: '94102-4410',
  country: 'US',
  phone: '4155550100',
  email: null,
  carrier_facility: null,
  residential: null,
  federal_tax_id: null,
  state_tax_id: null,
  verifications: {},
  ...more,
});
const shipmentId = `shp_${hex('5')}`;
const rate = (id: string, service: string, price: string, days: number | null) => ({
  ...stamps,
  id: `rate_${hex(id)}`,
  object: 'Rate',
  service,
  carrier: 'USPS',
  rate: price,
  currency: 'USD',
  retail_rate: '9.85',
  retail_currency: 'USD',
  list_rate: price,
  list_currency: 'USD',
  billing_type: 'easypost',
  delivery_days: days,
  delivery_date: null,
  delivery_date_guaranteed: false,
  est_delivery_days: days,
  shipment_id: shipmentId,
  carrier_account_id: `ca_${hex('7')}`,
});
const rates = [
  rate('1', 'Priority', '7.37', 1),
  rate('2', 'Express', '23.75', null),
  rate('3', 'GroundAdvantage', '5.49000', 2),
];
const created = {
  ...stamps,
  id: shipmentId,
  object: 'Shipment',
  is_return: false,
  messages: [
    {
      carrier: 'DHLExpress',
      carrier_account_id: `ca_${hex('8')}`,
      type: 'rate_error',
      message: 'shipment.customs_info: is required',
    },
  ],
  options: { currency: 'USD', payment: { type: 'SENDER' }, date_advance: 0, label_format: 'PNG' },
  reference: null,
  status: 'unknown',
  tracking_code: null,
  batch_id: null,
  batch_status: null,
  batch_message: null,
  customs_info: null,
  from_address: address('1'),
  to_address: address('2', { residential: true }),
  return_address: address('1'),
  buyer_address: address('2', { residential: true }),
  insurance: null,
  order_id: null,
  parcel: {
    ...stamps,
    id: `prcl_${hex('4')}`,
    object: 'Parcel',
    length: 10,
    width: 8,
    height: 4,
    predefined_package: null,
    weight: 15.4,
  },
  postage_label: null,
  rates,
  refund_status: null,
  scan_form: null,
  selected_rate: null,
  tracker: null,
  usps_zone: 1,
  forms: [],
  fees: [],
};
const bought = {
  ...created,
  tracking_code: '9400100110368068953228',
  selected_rate: rates[2],
  postage_label: {
    ...stamps,
    id: `pl_${hex('6')}`,
    object: 'PostageLabel',
    date_advance: 0,
    integrated_form: 'none',
    label_date: stamps.created_at,
    label_resolution: 300,
    label_size: '4x6',
    label_type: 'default',
    label_file_type: 'image/png',
    label_url: 'https://easypost-files.s3.us-west-2.amazonaws.com/files/postage_label/label.png',
    label_pdf_url: null,
    label_zpl_url: null,
    label_epl2_url: null,
    label_file: null,
  },
  fees: [
    { object: 'Fee', type: 'LabelFee', amount: '0.00000', charged: true, refunded: false },
    { object: 'Fee', type: 'PostageFee', amount: '5.49000', charged: true, refunded: false },
  ],
};

/** The parcels of EasyPost's test mode, EZ1000000001 to …7, each in another state. */
const testParcels = [
  ['pre_transit', 'status_update'],
  ['in_transit', 'arrived_at_destination'],
  ['out_for_delivery', 'out_for_delivery'],
  ['delivered', 'arrived_at_destination'],
  ['return_to_sender', 'return'],
  ['failure', 'unknown'],
  ['unknown', 'unknown'],
] as const;
const tracker = ([status, detail]: readonly [string, string], at: number) => ({
  ...stamps,
  id: `trk_${hex(String(at))}`,
  object: 'Tracker',
  tracking_code: `EZ100000000${at + 1}`,
  status,
  status_detail: detail,
  signed_by: status === 'delivered' ? 'H. WHITFIELD' : null,
  weight: null,
  est_delivery_date: stamps.updated_at,
  shipment_id: null,
  carrier: 'USPS',
  tracking_details: [
    {
      object: 'TrackingDetail',
      message: 'Pre-Shipment Info Sent to USPS',
      description: '',
      status: 'pre_transit',
      status_detail: 'status_update',
      datetime: '2026-11-20T21:59:07Z',
      source: 'USPS',
      carrier_code: '',
      tracking_location: { object: 'TrackingLocation', city: null, state: null, country: null, zip: null },
      est_delivery_date: null,
    },
    {
      object: 'TrackingDetail',
      message: 'Arrived',
      description: '',
      status,
      status_detail: detail,
      datetime: '2026-11-23T10:36:07Z',
      source: 'USPS',
      carrier_code: '',
      tracking_location: {
        object: 'TrackingLocation',
        city: 'HOUSTON',
        state: 'TX',
        country: null,
        zip: '77063',
      },
      est_delivery_date: null,
    },
  ],
  fees: [{ object: 'Fee', type: 'TrackerFee', amount: '0.02000', charged: true, refunded: false }],
  carrier_detail: null,
  delivery_evidence: [],
  finalized: true,
  is_return: false,
  public_url: 'https://track.easypost.com/x',
});
const refusal = (code: string, message: string, errors: unknown[]) => ({ error: { code, message, errors } });

/** Answers of EasyPost with every field of its documentation, as its clients' recorded traffic has them. */
export const documentedExchanges: readonly Exchange[] = [
  { method: 'POST', path: '/v2/shipments', status: 201, body: created },
  { method: 'GET', path: `/v2/shipments/${shipmentId}`, status: 200, body: bought },
  ...['submitted', 'refunded', 'rejected', 'not_applicable'].map((refund_status) => ({
    method: 'POST',
    path: `/v2/shipments/${shipmentId}/refund`,
    status: 200,
    body: { ...bought, refund_status },
  })),
  {
    method: 'GET',
    path: '/v2/trackers',
    status: 200,
    body: { trackers: testParcels.map((one, at) => tracker(one, at)), has_more: false },
  },
  {
    method: 'POST',
    path: '/v2/shipments',
    status: 422,
    body: refusal('PARAMETER.REQUIRED', 'Missing required parameter.', [
      { field: 'shipment', message: 'cannot be blank' },
    ]),
  },
  {
    method: 'POST',
    path: '/v2/shipments',
    status: 422,
    body: refusal(
      'SHIPMENT.INVALID_PARAMS',
      'Unable to create shipment, one or more parameters were invalid.',
      ['parcel weight must be a number'],
    ),
  },
];
