import { carrierMessages, type CarrierCapability } from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { CarrierError, type CarrierRequest } from '../carrier-adapter.ts';
import {
  carrierNameOf,
  inInchesAndOunces,
  networkAddress,
  ofNetworkAddress,
  packagesToCarry,
  spaced,
} from './network-request-rules.ts';

const box = { length: 12, width: 10, height: 8, weight: 2.5, unit: 'in/lb' as const };

it.each([
  ['inches and pounds', box, [12, 10, 8, 40]],
  ['parts of an inch, up to the next tenth', { ...box, length: 12.01, weight: 2.501 }, [12.1, 10, 8, 40.1]],
  [
    'centimeters and kilograms, up to the next tenth',
    { length: 30, width: 25.4, height: 10, weight: 1, unit: 'cm/kg' as const },
    [11.9, 10, 4, 35.3],
  ],
  ['a tenth of an inch as it is', { ...box, length: 0.1, weight: 0.1 }, [0.1, 10, 8, 1.6]],
])('a package of %s', (_name, parcel, [length, width, height, ounces]) => {
  expect(inInchesAndOunces(parcel)).toEqual({ length, width, height, ounces });
});

describe('an account', () => {
  const to = { countryCode: 'US', zipCode: '94107' };
  const request = (more: Partial<CarrierRequest> = {}): CarrierRequest => ({
    from: to,
    to,
    packages: [box],
    shipDate: '2026-11-27',
    residential: true,
    signature: 'none',
    insurance: null,
    cod: null,
    ...more,
  });
  const everything: CarrierCapability[] = ['multiPackage', 'insurance', 'cod', 'signature'];
  const dollars = { minor: 5_000, currency: 'USD' };
  const notTaken = (en: string, zh: string) =>
    carrierMessages.notTaken({ carrier: 'Acme', what: { en, zh } });
  const abroad = { ...to, countryCode: 'FR' };

  it.each<[string, Partial<CarrierRequest>, ReturnType<typeof carrierMessages.onePackage>]>([
    ['several packages', { packages: [box, box] }, carrierMessages.onePackage({ carrier: 'Acme' })],
    ['insurance', { insurance: dollars }, notTaken('insurance', '保险')],
    ['cash on delivery', { cod: dollars }, notTaken('cash on delivery', '货到付款')],
    ['a signature', { signature: 'adult' }, notTaken('signature', '签收')],
  ])('without the capability refuses %s; with it, not', (_name, more, text) => {
    const refusal = expect.objectContaining({ failure: { kind: 'refused', text } });
    expect(() => packagesToCarry('Acme', [], request(more))).toThrow(refusal);
    expect(packagesToCarry('Acme', everything, request(more))).toEqual(request(more).packages);
  });

  it.each<[string, Partial<CarrierRequest>, ReturnType<typeof carrierMessages.onePackage>]>([
    [
      'insurance of several packages',
      { insurance: dollars, packages: [box, box] },
      notTaken('insurance of several packages', '多个包裹的保险'),
    ],
    [
      'insurance in another currency',
      { insurance: { minor: 5_000, currency: 'EUR' } },
      notTaken('insurance in EUR', 'EUR 保险'),
    ],
    [
      'cash on delivery of several packages',
      { cod: dollars, packages: [box, box] },
      notTaken('cash on delivery of several packages', '多个包裹的货到付款'),
    ],
    [
      'cash on delivery in another currency',
      { cod: { minor: 5_000, currency: 'EUR' } },
      notTaken('cash on delivery in EUR', 'EUR 货到付款'),
    ],
    [
      'cash on delivery for a return',
      { cod: dollars, isReturn: true },
      notTaken('cash on delivery for returns', '退货的货到付款'),
    ],
  ])('with every capability refuses %s', (_name, more, text) => {
    const refusal = expect.objectContaining({ failure: { kind: 'refused', text } });
    expect(() => packagesToCarry('Acme', everything, request(more))).toThrow(refusal);
  });

  it('refuses a parcel without packages', () => {
    expect(() => packagesToCarry('Acme', everything, request({ packages: [] }))).toThrow(CarrierError);
  });

  it('takes a parcel abroad only with a declaration, and says why there is none', () => {
    const why = carrierMessages.customsOrderOnly();
    const text = (because: { message: string; zhMessage: string }) =>
      carrierMessages.customsMissing({
        carrier: 'Acme',
        why: { en: because.message, zh: because.zhMessage },
      });
    const ask = (more: Partial<CarrierRequest>) => () =>
      packagesToCarry('Acme', everything, request({ to: abroad, ...more }));
    const refusal = (because: typeof why) =>
      expect.objectContaining({ failure: { kind: 'refused', text: text(because) } });
    expect(ask({})).toThrow(refusal(why));
    const customsMissing = carrierMessages.onePackage({ carrier: 'x' });
    expect(ask({ customsMissing })).toThrow(refusal(customsMissing));
    const customs = { contents: 'SALE', terms: 'DAP', signer: 'Kim', currency: 'USD', items: [] } as const;
    expect(ask({ customs })()).toEqual([box]);
    expect(packagesToCarry('Acme', [], request({ to: { ...to, countryCode: 'PR' } }))).toEqual([box]);
  });
});

describe('an address', () => {
  it('is sent without its empty parts', () => {
    expect(
      networkAddress({ name: 'Kim', addressLine1: '1 Main St', company: null, countryCode: 'US' }),
    ).toEqual({
      name: 'Kim',
      street1: '1 Main St',
      country: 'US',
    });
  });

  it('comes back with the person and contacts that were sent, and keeps what the network leaves out', () => {
    const asked = {
      name: 'Kim',
      phone: '555-0100',
      addressLine1: '1 main st',
      addressLine2: 'apt 2',
      city: 'sf',
      zipCode: '94107',
      countryCode: 'US',
    };
    const found = { street1: '1 Main St Apt 2', street2: '', city: 'San Francisco', zip: '94107-1234' };
    expect(ofNetworkAddress(asked, found)).toMatchObject({
      name: 'Kim',
      phone: '555-0100',
      addressLine1: '1 Main St Apt 2',
      addressLine2: null,
      city: 'San Francisco',
      zipCode: '94107-1234',
      countryCode: 'US',
    });
  });
});

it.each([
  ['GroundAdvantage', 'Ground Advantage'],
  ['NextDayAirEarlyAM', 'Next Day Air Early AM'],
  ['2ndDayAir', '2nd Day Air'],
  ['3DaySelect', '3 Day Select'],
  ['UPSSaver', 'UPS Saver'],
  ['UPSStandard', 'UPS Standard'],
  ['FEDEX_2_DAY', 'FEDEX 2 DAY'],
  ['usps_priority', 'usps priority'],
  ['Express', 'Express'],
])('the service %s is shown as %s', (code, text) => expect(spaced(code)).toBe(text));

it.each([
  ['UPSDAP', 'UPS'],
  ['dhl_express', 'DHL Express'],
  ['USPS', 'USPS'],
  ['OnTrac', 'OnTrac'],
])('the carrier %s is %s', (code, name) => expect(carrierNameOf(code)).toBe(name));
