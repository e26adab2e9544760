import type { ShippingSettings } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { insuredInOther, readLabelInput } from './label-address-rules.ts';

const order = { packages: [] };
const settings: ShippingSettings = {
  unit: 'cm/kg',
  presetId: null,
  signature: 'adult',
  customsSigner: '',
  cutOff: null,
  insurance: { minor: 5_000, currency: 'USD' },
};

it('lets an order refuse the default signature and insurance', () => {
  const plain = new URLSearchParams('label=new');
  const defaults = { settings, presets: [] };
  const refusing = { ...order, signatureType: 'none', insuranceDeclared: 0 };
  expect(readLabelInput(plain, refusing, defaults)).toMatchObject({ signature: 'none', insurance: null });
  const open = { ...order, signatureType: null, insuranceDeclared: null };
  expect(readLabelInput(plain, open, defaults)).toMatchObject({ signature: 'adult', insurance: 50 });
});

it('insures nothing for a value in another currency, which a person converts', () => {
  const plain = new URLSearchParams('label=new');
  const yuan = { ...order, insuranceDeclared: 700, currency: 'CNY' };
  expect(readLabelInput(plain, yuan, { settings, presets: [] }).insurance).toBeNull();
  expect(insuredInOther(yuan)).toEqual({ amount: 700, currency: 'CNY' });
  expect(insuredInOther({ ...yuan, currency: 'USD' })).toBeNull();
  expect(insuredInOther({ ...yuan, insuranceDeclared: 0 })).toBeNull();
});

it('declares the default contents and terms, unless the order or the address has others', () => {
  const abroad = { ...order, sender: { name: 'Kim', countryCode: 'US' }, recipient: { countryCode: 'JP' } };
  const usual = { ...settings, customsContents: 'SAMPLE', customsTerms: 'DDP' } as const;
  const declared = (address: string, more: object = {}) =>
    readLabelInput(new URLSearchParams(address), { ...abroad, ...more }, { settings: usual, presets: [] })
      .customs;
  expect(declared('label=new')).toMatchObject({ contents: 'SAMPLE', terms: 'DDP' });
  const gift = { customs: { contents: 'GIFT', nonDelivery: null, signer: null } };
  expect(declared('label=new', gift)).toMatchObject({ contents: 'GIFT', terms: 'DDP' });
  expect(declared('label=new&contents=SALE&terms=DAP&signer=Lee', gift)).toMatchObject({
    contents: 'SALE',
    terms: 'DAP',
  });
});
