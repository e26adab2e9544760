import { expect, it } from 'vitest';
import type { Rate, ShippingPreset, ShippingSettings } from '@lading/contracts/shipping';
import {
  goodsOf,
  readLabelInput,
  withLabelInput,
  withoutLabel,
  withPreset,
  type LabelInput,
} from './label-address-rules.ts';
import { chosenRate } from './label-rate-rules.ts';

const box = { length: 30, width: 20, height: 10, weight1: 1, weight2: 250 };
const nothing = { rateId: null, presetId: null };
const order = {
  packages: [{ ...box, packageType: null, trackingNumber: null, unit: 'cm/kg' }],
};

it('starts with the packages of the order, or with an empty one', () => {
  const plain = new URLSearchParams('label=new');
  expect(readLabelInput(plain, order)).toEqual({
    unit: 'cm/kg',
    packages: [box],
    signature: 'none',
    insurance: null,
    customs: null,
    rateId: null,
    presetId: null,
  });
  expect(readLabelInput(plain, { packages: [] }).packages).toHaveLength(1);
});

it('converts packages stored in another unit than the first', () => {
  const inches = { packageType: null, trackingNumber: null, unit: 'in/lb', length: 10, width: 8, height: 4 };
  const mixed = { packages: [...order.packages, { ...inches, weight1: 2, weight2: null }] };
  expect(readLabelInput(new URLSearchParams('label=new'), mixed)).toMatchObject({
    unit: 'cm/kg',
    packages: [box, { length: 25.4, width: 20.32, height: 10.16, weight1: null, weight2: 907.18 }],
  });
});

it('stores the input in the address, without touching other parameters', () => {
  const input: LabelInput = {
    unit: 'in/lb',
    packages: [box, box],
    signature: 'adult',
    insurance: 420.5,
    customs: null,
    rateId: 'demo:GROUND',
    presetId: '65',
  };
  const address = withLabelInput(new URLSearchParams('tab=1'), input);
  expect(readLabelInput(address, order)).toEqual(input);
  expect(withoutLabel(address).toString()).toBe('tab=1');
  for (const residential of [true, false, undefined])
    expect(readLabelInput(withLabelInput(address, { ...input, residential }), order)).toMatchObject({
      residential,
    });
});

it('starts with the signature and insurance of the order, until something else is entered', () => {
  const wishes = { ...order, signatureType: 'Adult Signature Required', insuranceDeclared: 250 };
  const plain = new URLSearchParams('label=new');
  expect(readLabelInput(plain, wishes)).toMatchObject({ signature: 'adult', insurance: 250 });
  const neither: LabelInput = {
    unit: 'cm/kg',
    packages: [box],
    signature: 'none',
    insurance: null,
    customs: null,
    rateId: null,
    presetId: null,
  };
  expect(readLabelInput(withLabelInput(plain, neither), wishes)).toEqual(neither);
});

it.each([
  ['Demo Carrier', 'DEMO_EXPRESS', 'b'],
  ['demo', 'Demo Express', 'b'],
  [null, 'Express', 'b'],
  ['UPS', 'Express', 'a'],
  [null, null, 'a'],
])('of a carrier %s and service %s the order takes %s', (carrierName, serviceCode, rateId) => {
  const rate = (id: string, code: string, en: string) =>
    ({ rateId: id, carrierName: 'Demo', serviceCode: code, serviceName: { en, zh: en } }) as Rate;
  const rates = [rate('a', 'DEMO_GROUND', 'Demo Ground'), rate('b', 'DEMO_EXPRESS', 'Express')];
  expect(chosenRate(rates, nothing, { carrierName, serviceCode })?.rateId).toBe(rateId);
  expect(chosenRate(rates, { ...nothing, rateId: 'a' }, { carrierName, serviceCode })?.rateId).toBe('a');
});

const preset: ShippingPreset = {
  presetId: '65',
  name: 'Small box',
  hotkey: 1,
  signature: 'signature',
  package: { length: 12, width: 9, height: 4, weight: null, unit: 'in/lb' },
  service: { rule: 'named', carrierName: 'Demo', serviceCode: 'Express' },
  insurance: { minor: 12_050, currency: 'USD' },
};
const settings: ShippingSettings = {
  unit: 'cm/kg',
  presetId: null,
  signature: 'adult',
  customsSigner: '',
  cutOff: null,
  insurance: { minor: 5_000, currency: 'USD' },
};

it('starts with the default settings if the order has no values', () => {
  const plain = new URLSearchParams('label=new');
  const defaults = { settings, presets: [preset] };
  expect(readLabelInput(plain, { packages: [] }, defaults)).toMatchObject({
    unit: 'cm/kg',
    signature: 'adult',
    insurance: 50,
  });
  const usual = { ...defaults, settings: { ...settings, presetId: '65' } };
  expect(readLabelInput(plain, { packages: [] }, usual)).toMatchObject({
    unit: 'in/lb',
    packages: [{ length: 12, weight1: null }],
  });
  const wishes = { ...order, signatureType: 'none', insuranceDeclared: 10 };
  expect(readLabelInput(plain, wishes, usual)).toMatchObject({
    unit: 'cm/kg',
    signature: 'none',
    insurance: 10,
  });
});

it('uses the weight of the goods for a box without a weight if the order has no packages', () => {
  const plain = new URLSearchParams('label=new');
  const usual = { settings: { ...settings, presetId: '65' }, presets: [preset] };
  const unpacked = { packages: [], goodsGrams: 1_200 };
  const boxed = [{ length: 12, width: 9, height: 4, weight1: 2.6455, weight2: null }];
  expect(readLabelInput(plain, unpacked, usual).packages).toEqual(boxed);
  const planned = { ...unpacked, labelPlan: { by: 'preset' as const, presetId: '65' } };
  expect(readLabelInput(plain, planned, { settings, presets: [preset] }).packages).toEqual(boxed);
  const empty = readLabelInput(plain, unpacked);
  expect(withPreset(empty, preset, goodsOf(unpacked)).packages).toEqual(boxed);
  // Typed values take precedence.
  const typed = { ...empty, unit: 'in/lb' as const, packages: [{ ...box, weight1: 5, weight2: null }] };
  expect(withPreset(typed, preset, goodsOf(unpacked)).packages).toMatchObject([{ weight1: 5 }]);
});

it.each([
  ['what its one product measures', 'product', null, { unit: 'cm/kg', length: 12, weight1: 0.4 }],
  ['a preset that holds its products', 'preset', '65', { unit: 'cm/kg', length: 12, weight1: 0.4 }],
  ['its weight alone', 'weight', null, { unit: 'cm/kg', length: null, weight1: 0.4 }],
  [
    'the default package rather than its weight alone',
    'weight',
    '65',
    { unit: 'in/lb', length: 12, weight1: 0.8818 },
  ],
] as const)('starts, for an unpacked order, with %s', (_name, by, presetId, { unit, ...first }) => {
  const sides =
    by === 'weight' ? { length: null, width: null, height: null } : { length: 12, width: 9, height: 10 };
  const proposed = { by, presetName: null, ...sides, weight: 0.4, unit: 'cm/kg' as const };
  const defaults = { settings: { ...settings, presetId }, presets: [preset] };
  const unpacked = { packages: [], goodsGrams: 400 };
  const input = readLabelInput(new URLSearchParams('label=new'), unpacked, defaults, proposed);
  expect(input).toMatchObject({ unit, packages: [first] });
  // Values entered, or from the order, count.
  const entered = new URLSearchParams('label=new&package=5x5x5x1x');
  expect(readLabelInput(entered, unpacked, defaults, proposed).packages).toMatchObject([{ length: 5 }]);
  expect(readLabelInput(new URLSearchParams(), order, defaults, proposed).packages).toEqual([box]);
});

it('takes package, options and service of a preset, and the weight of the order', () => {
  const input = readLabelInput(new URLSearchParams('label=new&rate=a'), order);
  expect(withPreset(input, preset)).toEqual({
    unit: 'in/lb',
    signature: 'signature',
    insurance: 120.5,
    rateId: null,
    presetId: '65',
    customs: null,
    packages: [{ length: 12, width: 9, height: 4, weight1: 2.7558, weight2: null }],
  });
  expect(withPreset(input, { ...preset, package: null }).packages).toEqual([box]);
  const rates = ['Ground', 'Express'].map(
    (en, at) =>
      ({
        rateId: en,
        carrierName: 'Demo',
        serviceCode: en,
        serviceName: { en, zh: en },
        amount: { minor: 100 * (at + 1), currency: 'USD' },
        deliverBy: `2026-12-0${9 - at}`,
      }) as Rate,
  );
  const none = { carrierName: null, serviceCode: null };
  const chosen = (service: ShippingPreset['service']) =>
    chosenRate(rates, { rateId: null, presetId: '65' }, none, { settings, presets: [{ ...preset, service }] })
      ?.rateId;
  expect(chosen(preset.service)).toBe('Express');
  expect(chosen({ rule: 'fastest' })).toBe('Express');
  expect(chosen({ rule: 'cheapest' })).toBe('Ground');
});

it('declares cross-border shipments: a sale that the sender signs for, unless the address says otherwise', () => {
  const abroad = {
    ...order,
    sender: { name: 'Kim', countryCode: 'US' },
    recipient: { name: 'Ana', countryCode: 'CA' },
  };
  const { customs } = readLabelInput(new URLSearchParams('label=new'), abroad);
  expect(customs).toEqual({ contents: 'SALE', terms: 'DAP', signer: 'Kim', itn: '', ear99: false });
  const input = {
    ...readLabelInput(new URLSearchParams(), abroad),
    customs: {
      contents: 'GIFT' as const,
      terms: 'DDP' as const,
      signer: 'Lee',
      itn: 'X20261124000001',
      ear99: true,
    },
  };
  expect(readLabelInput(withLabelInput(new URLSearchParams(), input), abroad)).toEqual(input);
  // The defaults about goods are confirmed each time, until a person enters otherwise.
  const confirmed = { settings: { ...settings, ear99: true }, presets: [] };
  const usual = readLabelInput(new URLSearchParams('label=new'), abroad, confirmed);
  expect(usual.customs).toMatchObject({ ear99: true });
  const unticked = { ...input, customs: { ...input.customs, ear99: false } };
  expect(
    readLabelInput(withLabelInput(new URLSearchParams(), unticked), abroad, confirmed).customs,
  ).toMatchObject({ ear99: false });
  // The states and their territories are one customs area for the post.
  const { customs: none } = readLabelInput(new URLSearchParams(), {
    ...abroad,
    recipient: { name: 'Ana', countryCode: 'PR' },
  });
  expect(none).toBeNull();
});

it('declares what was chosen for the order, and gives precedence to the address', () => {
  const customs = { contents: 'GIFT', nonDelivery: null, signer: 'Otto' } as const;
  const abroad = { ...order, sender: { countryCode: 'US' }, recipient: { countryCode: 'FR' }, customs };
  const plain = new URLSearchParams('label=new');
  expect(readLabelInput(plain, abroad).customs).toMatchObject({ contents: 'GIFT', signer: 'Otto' });
  const entered = new URLSearchParams('label=new&contents=SAMPLE&signer=Ann');
  expect(readLabelInput(entered, abroad).customs).toMatchObject({ contents: 'SAMPLE', signer: 'Ann' });
});
