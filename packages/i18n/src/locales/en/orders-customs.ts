/** The dialog that makes customs forms of an order (sub-application `/b`). */
const ordersCustoms = {
  act: 'Customs form',
  title: 'Customs form',
  text: 'A PDF in English with the products’ HS codes, origins, values, and weights.',
  form: 'Form',
  forms: {
    COMMERCIAL_INVOICE: 'Commercial invoice',
    CN22: 'CN 22 (4 × 6 in label)',
    CN23: 'CN 23',
  },
  formHint:
    'Couriers require a commercial invoice: the PDF has three copies to sign. Postal services require a CN 22 up to 2 kg and 300 SDR, and a CN 23 above that: for an order above the limits, a CN 23 is created in place of a CN 22.',
  contents: 'Contents',
  contentsNames: {
    SALE: 'Sale of goods',
    GIFT: 'Gift',
    SAMPLE: 'Commercial sample',
    RETURN: 'Returned goods',
    DOCUMENTS: 'Documents',
  },
  nonDelivery: 'If undeliverable',
  nonDeliveryNames: { RETURN: 'Return to sender', ABANDON: 'Treat as abandoned' },
  asUsual: 'Default',
  customsSigner: 'Customs signer',
  terms: 'Duties and taxes',
  termsNames: { DAP: 'Paid by the recipient (DAP)', DDP: 'Paid by you (DDP)' },
  declaration: 'Customs declaration',
  signer: 'Signed by',
  signerMissing: 'Enter who signs the declaration.',
  itn: 'ITN',
  itnHint: 'Only for an export filed with AES.',
  itnWrong: 'An ITN is X and 14 digits, such as X20261124000001.',
  ear99: 'All goods are EAR99',
  ear99Hint:
    'Exports to China, Russia, and Venezuela must be filed with AES at any value unless no product is on the Commerce Control List.',
  download: 'Download PDF',
  failed: 'The customs form could not be created',
} as const;

export default ordersCustoms;
