import { rateRule } from '@lading/contracts/funds';

/** The rates of the tests: flat, per unit with some free, and storage by age. */
export const rules = [
  { fee: 'RECEIVE_DELIVERY', model: 'FLAT', price: '4.50' },
  { fee: 'RECEIVE_UNIT', model: 'UNIT', price: '0.123457' },
  { fee: 'PICK_ORDER', model: 'FLAT', price: '1.65' },
  { fee: 'PICK_LINE', model: 'UNIT', price: '0.10' },
  { fee: 'PICK_UNIT', model: 'UNIT', price: '0.55', free: 1 },
  { fee: 'SHIP_ORDER', model: 'FLAT', price: '0.333333' },
  {
    fee: 'STORAGE_CBM_DAY',
    model: 'AGE',
    tiers: [
      { upTo: 10, price: '0' },
      { upTo: 20, price: '5000.5' },
      { upTo: null, price: '9000' },
    ],
  },
].map((one) => rateRule.parse(one));
