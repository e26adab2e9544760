import type { LabelPlan } from '@lading/contracts/orders';
import type { PresetService, Rate, ShippingPreset, ShippingSettings } from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { chosenRate } from './label-rate-rules.ts';

const rate = (serviceCode: string, minor: number, deliverBy: string | null): Rate =>
  ({
    rateId: serviceCode,
    carrierName: 'UPS',
    serviceCode,
    serviceName: { en: serviceCode, zh: serviceCode },
    amount: { minor, currency: 'USD' },
    deliverBy,
  }) as Rate;
/** The cheapest first, as they are offered. */
const rates = [
  rate('Saver', 700, null),
  rate('Ground', 900, '2026-12-04'),
  rate('Second Day', 2_100, '2026-11-30'),
  rate('Second Day AM', 2_600, '2026-11-30'),
];
const nothing = { rateId: null, presetId: null };
const plain = { carrierName: null, serviceCode: null };
const ground = { carrierName: 'UPS', serviceCode: 'Ground' };

const defaultsOf = (services: Record<string, PresetService>, presetId: string | null = null) => ({
  settings: { presetId } as ShippingSettings,
  presets: Object.entries(services).map(([id, service]) => ({ presetId: id, service }) as ShippingPreset),
});
const named = (serviceCode: string): PresetService => ({ rule: 'named', carrierName: 'UPS', serviceCode });

describe('the service to buy', () => {
  it.each<[string, Parameters<typeof chosenRate>, string | undefined]>([
    ['is the first without any choice', [rates, nothing, plain], 'Saver'],
    ['is that of the order', [rates, nothing, ground], 'Ground'],
    [
      'is the first if that of the order is not offered',
      [rates, nothing, { ...ground, serviceCode: 'Air' }],
      'Saver',
    ],
    ['is the chosen one', [rates, { ...nothing, rateId: 'Second Day' }, ground], 'Second Day'],
    [
      'is that of the order once the chosen one is not offered',
      [rates, { ...nothing, rateId: 'gone' }, ground],
      'Ground',
    ],
    [
      'is that of the applied preset before that of the order',
      [rates, { ...nothing, presetId: '1' }, ground, defaultsOf({ 1: named('Second Day') })],
      'Second Day',
    ],
    [
      'is the chosen one before that of the applied preset',
      [rates, { rateId: 'Ground', presetId: '1' }, plain, defaultsOf({ 1: named('Second Day') })],
      'Ground',
    ],
    [
      'is that of the default preset for an order without one',
      [rates, nothing, plain, defaultsOf({ 1: named('Ground') }, '1')],
      'Ground',
    ],
    [
      'is that of the order before that of the default preset',
      [rates, nothing, ground, defaultsOf({ 1: named('Second Day') }, '1')],
      'Ground',
    ],
    [
      'is the first if that of the default preset is not offered',
      [rates, nothing, plain, defaultsOf({ 1: named('Air') }, '1')],
      'Saver',
    ],
    ['is none without offers', [[], nothing, ground], undefined],
  ])('%s', (_name, given, code) => expect(chosenRate(...given)?.serviceCode).toBe(code));
});

describe('the service of an order’s rule', () => {
  const planned = (plan: LabelPlan) => ({ ...ground, labelPlan: plan });
  const atMost = (minor: number, currency = 'USD') => ({ minor, currency });
  it.each<[string, LabelPlan, string | undefined]>([
    ['the cheapest, whatever the order names', { by: 'rate', rule: 'cheapest', atMost: null }, 'Saver'],
    ['the fastest, and of those the cheapest', { by: 'rate', rule: 'fastest', atMost: null }, 'Second Day'],
    ['the fastest up to a price', { by: 'rate', rule: 'fastest', atMost: atMost(900) }, 'Ground'],
    // A person has to choose.
    ['none if all cost more', { by: 'rate', rule: 'cheapest', atMost: atMost(699) }, undefined],
    [
      'none if all are in another currency',
      { by: 'rate', rule: 'cheapest', atMost: atMost(9_000, 'CAD') },
      undefined,
    ],
    ['of a named one, that of the order', { by: 'service', ...ground }, 'Ground'],
  ])('%s', (_name, plan, code) => {
    expect(chosenRate(rates, nothing, planned(plan))?.serviceCode).toBe(code);
  });

  it('gives way to a choice', () => {
    const order = planned({ by: 'rate', rule: 'cheapest', atMost: atMost(1) });
    expect(chosenRate(rates, { ...nothing, rateId: 'Ground' }, order)?.serviceCode).toBe('Ground');
  });
});
