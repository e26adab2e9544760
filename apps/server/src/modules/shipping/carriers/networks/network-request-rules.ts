import { centimetersPerInch, kilogramsPerPound, type Address } from '@lading/contracts/core';
import {
  carrierMessages,
  crossesCustoms,
  insuranceCurrency,
  type CarrierCapability,
  type RatedPackage,
} from '@lading/contracts/shipping';
import { CarrierError, type CarrierRequest } from '../carrier-adapter.ts';

const ouncesPerPound = 16;
const poundsPerKilogram = 1 / kilogramsPerPound;
/** The only one in which carriers of networks collect. */
const codCurrency = 'USD';

/** Rounded up to a tenth, so that nothing is declared too small. */
const tenthUp = (value: number): number => Math.ceil(Math.round(value * 1e6) / 1e5) / 10;

/** A package in inches and ounces, converted if needed. */
export function inInchesAndOunces({ length, width, height, weight, unit }: RatedPackage) {
  const inch = (side: number) => tenthUp(unit === 'cm/kg' ? side / centimetersPerInch : side);
  const pounds = unit === 'cm/kg' ? weight * poundsPerKilogram : weight;
  return {
    length: inch(length),
    width: inch(width),
    height: inch(height),
    ounces: tenthUp(pounds * ouncesPerPound),
  };
}

/** The packages of a request to an account. @throws CarrierError when the account does not support it */
export function packagesToCarry(
  carrier: string,
  capabilities: readonly CarrierCapability[],
  { from, to, packages, insurance, cod, signature, isReturn, customs, customsMissing }: CarrierRequest,
): readonly [RatedPackage, ...RatedPackage[]] {
  const refuse = (text: ReturnType<typeof carrierMessages.onePackage>) =>
    new CarrierError({ kind: 'refused', text });
  const can = (capability: CarrierCapability) => capabilities.includes(capability);
  const notTaken = (en: string, zh: string) =>
    refuse(carrierMessages.notTaken({ carrier, what: { en, zh } }));
  const [first, ...others] = packages;
  if (!first || (others.length > 0 && !can('multiPackage')))
    throw refuse(carrierMessages.onePackage({ carrier }));
  if (insurance && !can('insurance')) throw notTaken('insurance', '保险');
  if (insurance && insurance.currency !== insuranceCurrency)
    throw notTaken(`insurance in ${insurance.currency}`, `${insurance.currency} 保险`);
  // The value is that of all packages together; networks insure each by its own.
  if (insurance && others.length > 0) throw notTaken('insurance of several packages', '多个包裹的保险');
  if (cod && !can('cod')) throw notTaken('cash on delivery', '货到付款');
  if (cod && cod.currency !== codCurrency)
    throw notTaken(`cash on delivery in ${cod.currency}`, `${cod.currency} 货到付款`);
  if (cod && others.length > 0) throw notTaken('cash on delivery of several packages', '多个包裹的货到付款');
  if (cod && isReturn) throw notTaken('cash on delivery for returns', '退货的货到付款');
  if (signature !== 'none' && !can('signature')) throw notTaken('signature', '签收');
  if (crossesCustoms(from, to) && !customs) {
    const { message: en, zhMessage: zh } = customsMissing ?? carrierMessages.customsOrderOnly();
    throw refuse(carrierMessages.customsMissing({ carrier, why: { en, zh } }));
  }
  return [first, ...others];
}

/** An address with the field names of both networks. */
export const networkAddress = (address: Address) => ({
  name: address.name ?? undefined,
  company: address.company ?? undefined,
  street1: address.addressLine1 ?? undefined,
  street2: address.addressLine2 ?? undefined,
  city: address.city ?? undefined,
  state: address.stateCode ?? undefined,
  zip: address.zipCode ?? undefined,
  country: address.countryCode ?? undefined,
  phone: address.phone ?? undefined,
  email: address.email ?? undefined,
});

/** A network's address, with the person and contacts of the original. */
export const ofNetworkAddress = (
  asked: Address,
  found: Partial<
    Record<'street1' | 'street2' | 'city' | 'state' | 'zip' | 'country', string | null | undefined>
  >,
): Address => ({
  ...asked,
  addressLine1: found.street1 ?? asked.addressLine1,
  addressLine2: found.street2 || null,
  city: found.city ?? asked.city,
  stateCode: found.state ?? asked.stateCode,
  zipCode: found.zip ?? asked.zipCode,
  countryCode: found.country ?? asked.countryCode,
});

/** Carriers that networks spell differently. */
const carrierNames: Readonly<Record<string, string>> = {
  UPSDAP: 'UPS',
  FedExDefault: 'FedEx',
  DHLExpress: 'DHL Express',
  CanadaPost: 'Canada Post',
  usps: 'USPS',
  ups: 'UPS',
  fedex: 'FedEx',
  dhl_express: 'DHL Express',
  canada_post: 'Canada Post',
};
export const carrierNameOf = (name: string): string => carrierNames[name] ?? name;

/** `GroundAdvantage`, `UPSSaver` or `FEDEX_2_DAY` in readable form. */
export const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim();
