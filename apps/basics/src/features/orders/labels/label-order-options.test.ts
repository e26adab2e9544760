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
