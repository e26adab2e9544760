import { idOf, type Json } from './easypost-pickup-desk.ts';

/** Services by carrier: price of the first pound and of each further one, in cents. */
export const services = [
  { carrier: 'USPS', service: 'GroundAdvantage', base: 758, perPound: 61, days: 4 },
  { carrier: 'USPS', service: 'Priority', base: 922, perPound: 118, days: 2 },
  { carrier: 'UPSDAP', service: '2ndDayAir', base: 2_140, perPound: 190, days: 2 },
];

/** International services, which need a declaration. */
export const servicesAbroad = [
  { carrier: 'USPS', service: 'FirstClassPackageInternationalService', base: 1_588, perPound: 240, days: 12 },
];
export const noDeclaration = {
  carrier: 'USPS',
  type: 'rate_error',
  message: 'customs_info is required for international shipments.',
};

const fee = (type: string, amount: number) => ({
  object: 'Fee',
  type,
  amount: amount.toFixed(5),
  charged: true,
  refunded: false,
});
/** What EasyPost charges for a label and its insurance, in dollars. */
export const feesOf = (postage: number, insured: number) => [
  fee('LabelFee', 0),
  fee('PostageFee', postage),
  ...(insured > 0 ? [fee('InsuranceFee', Math.max(1, insured / 100))] : []),
];

/** The stand-in knows no street in Nowhere, and writes all others in capitals. */
export function checkedAddress({ address, verify }: Json): object {
  const given = address as Record<string, string | undefined>;
  const isFound = given['city'] !== 'Nowhere';
  const errors = [{ code: 'E.ADDRESS.NOT_FOUND', field: 'address', message: 'Address not found' }];
  return {
    id: idOf('adr'),
    object: 'Address',
    mode: 'test',
    ...given,
    street1: given['street1']?.toUpperCase(),
    zip: isFound ? `${given['zip']}-4321` : given['zip'],
    residential: isFound ? !given['company'] : null,
    verifications: verify
      ? { delivery: { success: isFound, errors: isFound ? [] : errors, details: null } }
      : {},
  };
}
