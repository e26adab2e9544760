import {
  crossesCustoms,
  signatureTypes,
  type BookAddress,
  type MeasureUnit,
  type PresetDraft,
  type QuoteRequest,
  type SignatureType,
} from '@lading/contracts/shipping';
import {
  completePackage,
  emptyPackage,
  isEmptyPackage,
  readPackageNumber,
  readPackages,
  writePackages,
  type PackageInput,
} from '@lading/sub-app-kit/rates';
import type { GoodsDeclaration } from './goods-input-rules.ts';

/** The input for rates, as typed. */
export interface RateInput {
  fromZip: string;
  toZip: string;
  toCountry: string;
  unit: MeasureUnit;
  packages: readonly PackageInput[];
  residential: boolean;
  signature: SignatureType;
  /** Value of all packages, in dollars. */
  insurance: number | null;
  /** YYYY-MM-DD; an empty text for the next pickup. */
  shipDate: string;
}

/** The full addresses, which a label needs; rates need their codes only. */
export interface RateParties {
  sender: BookAddress | null;
  recipient: BookAddress | null;
}
export type RateParty = keyof RateParties;
export const rateParties = ['sender', 'recipient'] as const satisfies readonly RateParty[];
export const noParties: RateParties = { sender: null, recipient: null };

/** The input with the code of a full address, which stays when the address is removed. */
export const withParty = (input: RateInput, party: RateParty, address: BookAddress): RateInput =>
  party === 'sender'
    ? { ...input, fromZip: address.zipCode }
    : { ...input, toZip: address.zipCode, toCountry: address.countryCode };

/** Of the addresses kept from before a reload, those that the input is about. */
export const partiesOf = (input: RateInput, { sender, recipient }: RateParties): RateParties => ({
  sender: sender?.zipCode === input.fromZip ? sender : null,
  recipient:
    recipient?.zipCode === input.toZip && recipient.countryCode === input.toCountry ? recipient : null,
});

/** Reads the input from the page's address, so that a reload or a shared link shows the same. */
export function readRateInput(params: URLSearchParams): RateInput {
  const packages = readPackages(params);
  const country = params.get('country') ?? 'US';
  return {
    fromZip: params.get('from') ?? '',
    toZip: params.get('to') ?? '',
    toCountry: /^[A-Z]{2}$/.test(country) ? country : 'US',
    unit: params.get('unit') === 'cm/kg' ? 'cm/kg' : 'in/lb',
    packages: packages.length > 0 ? packages : [emptyPackage],
    residential: params.get('residential') !== 'no',
    signature: signatureTypes.find((type) => type === params.get('signature')) ?? 'none',
    insurance: readPackageNumber(params.get('insurance')),
    shipDate: /^\d{4}-\d{2}-\d{2}$/.test(params.get('date') ?? '') ? params.get('date')! : '',
  };
}

/** The address for an input. */
export function writeRateInput(input: RateInput): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string, usual = ''): void => {
    if (value !== usual) params.set(name, value);
  };
  set('from', input.fromZip);
  set('to', input.toZip);
  set('country', input.toCountry, 'US');
  set('unit', input.unit, 'in/lb');
  const isUntouched = input.packages.length === 1 && isEmptyPackage(input.packages[0]!);
  if (!isUntouched) writePackages(params, input.packages);
  set('residential', input.residential ? '' : 'no');
  set('signature', input.signature, 'none');
  set('insurance', input.insurance === null ? '' : String(input.insurance));
  set('date', input.shipDate);
  return params;
}

/** Input still missing before rates can be requested. */
export type RateFault = 'fromZip' | 'toZip' | 'packages';

const usZip = /^\d{5}(-?\d{4})?$/;

const insured = (dollars: number) => ({ minor: Math.round(dollars * 100), currency: 'USD' });

/** The input as initial values of a preset: its first package, if that is complete, and the options. */
export function presetOf({ packages: [first], unit, signature, insurance }: RateInput): Partial<PresetDraft> {
  return {
    package: first ? completePackage(first, unit) : null,
    signature,
    insurance: insurance ? insured(insurance) : null,
  };
}

/** The request, or the missing input. Declared goods are sent only across a border. */
export function rateRequest(
  input: RateInput,
  { sender, recipient }: RateParties = noParties,
  declared: GoodsDeclaration | null = null,
): { request: QuoteRequest } | { faults: RateFault[] } {
  const { fromZip, toZip, toCountry, unit, residential, signature, insurance, shipDate } = input;
  const packages = input.packages.flatMap((one) => completePackage(one, unit) ?? []);
  const faults: RateFault[] = [];
  if (!sender && !usZip.test(fromZip.trim())) faults.push('fromZip');
  if (!recipient && toCountry === 'US' && !usZip.test(toZip.trim())) faults.push('toZip');
  if (packages.length < input.packages.length) faults.push('packages');
  if (faults.length > 0) return { faults };
  const from = sender ?? { countryCode: 'US', zipCode: fromZip.trim() };
  const to = recipient ?? { countryCode: toCountry, zipCode: toZip.trim() || null };
  return {
    request: {
      from,
      to,
      packages,
      residential,
      signature,
      ...(insurance ? { insurance: insured(insurance) } : {}),
      ...(shipDate ? { shipDate } : {}),
      ...(declared && crossesCustoms(from, to) ? declared : {}),
    },
  };
}
