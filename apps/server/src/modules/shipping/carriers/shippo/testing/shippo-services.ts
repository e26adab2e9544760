import type { Json } from './shippo-desk.ts';

/** Services: price of the first pound and of each further one, in cents. */
export const services = [
  {
    provider: 'USPS',
    token: 'usps_ground_advantage',
    name: 'Ground Advantage',
    base: 741,
    perPound: 58,
    days: 4,
  },
  { provider: 'UPS', token: 'ups_ground', name: 'Ground', base: 1_015, perPound: 74, days: 3 },
];

/** The API's error message for a declaration; null: valid. */
export function declarationFault(declaration: { [field: string]: unknown; items?: Json[] } | undefined) {
  if (!declaration) return { customs_declaration: ['A customs declaration is required for this shipment.'] };
  const missing = ['contents_type', 'non_delivery_option', 'certify_signer'].find(
    (name) => !declaration[name],
  );
  if (missing) return { customs_declaration: [`${missing}: This field is required.`] };
  const texts = [
    'description',
    'net_weight',
    'mass_unit',
    'value_amount',
    'value_currency',
    'origin_country',
  ];
  const isWrong = (item: Json) => texts.some((name) => typeof item[name] !== 'string' || item[name] === '');
  const isNone = !declaration.items?.length;
  return isNone || declaration.items!.some(isWrong) ? { customs_declaration: ['items: Not valid.'] } : null;
}

/** The premium of an insured value, in cents; without a description of the goods nothing is insured. */
export const premiumOf = (insurance?: { amount?: string; content?: string }): number =>
  insurance?.content ? Math.round(Number(insurance.amount) * 1.25) : 0;

/** UPS collects for a fee, in cents; other carriers do not, and say nothing. */
export const collectionFee = (provider: string, cod: unknown): number =>
  cod && provider === 'UPS' ? 1_200 : 0;
