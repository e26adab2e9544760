import { describe, expect, it } from 'vitest';
import { emptyPackage } from '@lading/sub-app-kit/rates';
import type { GoodsDeclaration } from './goods-input-rules.ts';
import {
  noParties,
  partiesOf,
  presetOf,
  rateRequest,
  readRateInput,
  withParty,
  writeRateInput,
  type RateInput,
} from './rate-input-rules.ts';

const box = { length: 18, width: 14, height: 12, weight1: 11, weight2: null };
const plain: RateInput = {
  fromZip: '94107',
  toZip: '80202',
  toCountry: 'US',
  unit: 'in/lb',
  packages: [box],
  residential: true,
  signature: 'none',
  insurance: null,
  shipDate: '',
};
const nothing = readRateInput(new URLSearchParams());

describe('the input in the address', () => {
  it('survives a round trip', () => {
    const full: RateInput = {
      ...plain,
      toCountry: 'CA',
      unit: 'cm/kg',
      packages: [box, { ...emptyPackage, weight2: 250 }],
      residential: false,
      signature: 'adult',
      insurance: 120.5,
      shipDate: '2026-11-30',
    };
    for (const input of [plain, full, nothing]) expect(readRateInput(writeRateInput(input))).toEqual(input);
    expect(writeRateInput(nothing).toString()).toBe('');
  });

  it.each(['length=1e9', 'unit=furlong', 'country=Sweden', 'signature=3', 'date=soon'])(
    'takes %s for not given',
    (query) => {
      expect(readRateInput(new URLSearchParams(query))).toEqual(nothing);
    },
  );
});

describe('the request', () => {
  it('contains both places, every package and the options', () => {
    expect(rateRequest({ ...plain, insurance: 120.5, shipDate: '2026-11-30' })).toEqual({
      request: {
        from: { countryCode: 'US', zipCode: '94107' },
        to: { countryCode: 'US', zipCode: '80202' },
        packages: [{ unit: 'in/lb', length: 18, width: 14, height: 12, weight: 11 }],
        residential: true,
        signature: 'none',
        insurance: { minor: 12_050, currency: 'USD' },
        shipDate: '2026-11-30',
      },
    });
  });

  it('declares goods across a border only', () => {
    const declared: GoodsDeclaration = {
      goods: { currency: 'USD', items: [] },
      customs: { contents: 'SALE', terms: 'DAP', signer: 'Kim' },
    };
    const abroad = { ...plain, toZip: 'M5V 2T6', toCountry: 'CA' };
    expect(rateRequest(abroad, noParties, declared)).toMatchObject({ request: declared });
    expect(rateRequest(plain, noParties, declared)).toEqual(rateRequest(plain));
    expect(rateRequest({ ...plain, toCountry: 'PR' }, noParties, declared)).toEqual(
      rateRequest({ ...plain, toCountry: 'PR' }),
    );
  });

  it('names what is missing', () => {
    expect(rateRequest(nothing)).toEqual({ faults: ['fromZip', 'toZip', 'packages'] });
    expect(rateRequest({ ...plain, toZip: '', toCountry: 'CA' })).toHaveProperty('request');
    expect(rateRequest({ ...plain, packages: [box, emptyPackage] })).toEqual({ faults: ['packages'] });
  });
});

describe('full addresses', () => {
  const sender = {
    name: 'Harbor & Pine',
    company: '',
    addressLine1: '418 Larkin St',
    addressLine2: '',
    city: 'San Francisco',
    stateCode: 'CA',
    zipCode: '94102',
    countryCode: 'US',
    phone: '',
    email: '',
  };
  const recipient = { ...sender, name: 'Ann Lee', city: 'Toronto', zipCode: 'M5V 2T6', countryCode: 'CA' };

  it('are sent instead of their codes, and need none in the form', () => {
    expect(rateRequest({ ...nothing, packages: [box] }, { sender, recipient })).toMatchObject({
      request: { from: sender, to: recipient },
    });
    expect(rateRequest(plain, { sender: null, recipient })).toMatchObject({
      request: { from: { countryCode: 'US', zipCode: '94107' }, to: recipient },
    });
    expect(rateRequest({ ...nothing, packages: [box] }, { sender, recipient: null })).toEqual({
      faults: ['toZip'],
    });
  });

  it('are restored for the codes of the page’s address only', () => {
    const input = withParty(withParty(plain, 'sender', sender), 'recipient', recipient);
    const reloaded = readRateInput(writeRateInput(input));
    expect(partiesOf(reloaded, { sender, recipient })).toEqual({ sender, recipient });
    expect(partiesOf(nothing, { sender, recipient })).toEqual({ sender: null, recipient: null });
    expect(partiesOf({ ...reloaded, toCountry: 'US' }, { sender, recipient })).toEqual({
      sender,
      recipient: null,
    });
  });
});

describe('a preset of the input', () => {
  it('has the first package if it is complete, and the options', () => {
    expect(presetOf({ ...plain, packages: [box, box], insurance: 120.5 })).toEqual({
      package: { unit: 'in/lb', length: 18, width: 14, height: 12, weight: 11 },
      signature: 'none',
      insurance: { minor: 12_050, currency: 'USD' },
    });
    expect(presetOf(nothing)).toEqual({ package: null, signature: 'none', insurance: null });
  });
});
