/** Creating, printing and voiding the labels of an order. */
const shippingLabels = {
  title: 'Create label for order {{no}}',
  boughtTitle: 'Label for order {{no}}',
  ofShipment: 'Labels of shipment {{no}}',
  options: {
    title: 'Options',
    signature: 'Signature',
    signatures: { none: 'Not required', signature: 'Signature', adult: 'Adult signature' },
    insurance: 'Insured value',
    insuranceHint: 'Total for all packages. Leave it empty for none.',
    insuredInOther:
      'The order is insured for {{amount}}, but labels are insured in {{currency}}. This label is not insured until you enter the value in {{currency}}.',
  },
  return: {
    act: 'Return label',
    title: 'Return label',
    way: 'From {{from}} to {{to}}, with the packages of this shipment.',
    of: 'Return {{no}}',
  },
  relabel: {
    act: 'Buy another label',
    title: 'Another label',
    way_one:
      'From {{from}} to {{to}}, for the package whose label is void. The valid labels stay as they are.',
    way_other:
      'From {{from}} to {{to}}, for the {{count, number}} packages whose labels are void. The valid labels stay as they are.',
    of: 'Replacement label {{no}}',
  },
  packages: 'Packages',
  services: 'Services',
  getRates: 'Get rates',
  update: 'Update rates',
  ratesFailed: 'Rates could not be loaded',
  afterCutOff: 'Today’s cut-off has passed. This label ships on {{day}}.',
  buy: {
    available: 'Available: {{amount}}',
    ownAccount: 'Billed to your own carrier account, not your postage balance.',
    short: 'The balance is short by {{amount}}.',
    addFunds: 'Add funds',
    choose: 'Buy label',
    act: 'Buy label · {{amount}}',
    failed: 'The label was not bought',
  },
  waiting: {
    title: 'The carrier has not confirmed the label yet',
    text: 'This page checks again every few seconds. The label is never bought twice, so you can also close it.',
  },
  view: {
    bought: 'Label bought for {{amount}}',
    failed: 'The labels could not be loaded',
    package: 'Package {{no, number}}',
    tracking: 'tracking no.',
    copyTracking: 'Copy tracking number',
    copied: 'Copied',
    picture: 'Label of package {{no, number}}, tracking no. {{tracking}}',
    pictureFailed: 'The label image could not be loaded',
    fileFailed: 'The file could not be downloaded',
    print_one: 'Print label',
    print_other: 'Print {{count, number}} labels',
    printFailed: 'The label could not be printed',
    notUsable: 'This label is voided. Do not use it.',
    sizeHint: 'All formats are exactly 4 × 6 in. Print at 100%, without “Fit to page”.',
  },
  void: {
    act: 'Void label',
    undo: 'Undo purchase',
    title: 'Void this label?',
    text: 'The label can no longer be used. You are refunded once the carrier confirms that it was not used.',
    keep: 'Keep label',
    failed: 'The label was not voided',
    expected: 'The credit is expected on {{day}}.',
    state: {
      REQUESTED: 'Void requested: {{amount}} will be credited',
      ACCEPTED: 'Void accepted: {{amount}} will be credited',
      REJECTED: 'The carrier rejected the void of {{amount}}',
      NOT_APPLICABLE: 'Voided: nothing was charged before the first scan, {{amount}} is available again',
      REFUNDED: 'Voided: {{amount}} has been credited',
      DISPUTED: 'The label was used after the void: {{amount}} stays charged',
    },
  },
} as const;

export default shippingLabels;
