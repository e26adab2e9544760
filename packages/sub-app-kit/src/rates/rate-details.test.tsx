// @vitest-environment happy-dom
import type { Rate } from '@lading/contracts/shipping';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { RateDetails } from './rate-details.tsx';

vi.mock('@lading/bridge/react', async () => (await import('../testing/mock-host.ts')).mockHost());
afterEach(cleanup);

const usd = (minor: number) => ({ minor, currency: 'USD' });
const rate: Rate = {
  rateId: 'demo:DEMO_GROUND',
  accountId: 'demo',
  carrierName: 'Demo Carrier',
  serviceCode: 'DEMO_GROUND',
  serviceName: { en: 'Ground', zh: '陆运' },
  zone: 4,
  amount: usd(3_140),
  lines: [
    { kind: 'base', amount: usd(2_508) },
    { kind: 'fuel', amount: usd(301) },
    { kind: 'markup', amount: usd(331) },
  ],
  packages: [],
  billedTo: 'wallet',
  days: 3,
  guaranteed: false,
  deliverBy: '2027-03-04',
  marks: [],
};

it.each([
  ['en', ['Base rate', 'Fuel surcharge', 'Service fee', 'Total']],
  ['cn', ['基础运费', '燃油附加费', '服务费', '合计']],
] as const)(
  'a markup is shown as a service fee, after the lines of the carrier (%s)',
  async (language, names) => {
    await renderPart(<RateDetails rate={rate} />, { texts: ['shippingRates'], language });
    const texts = (tag: 'dt' | 'dd') =>
      [...document.querySelectorAll(tag)].map(({ textContent }) => textContent ?? '');
    expect(texts('dt')).toEqual(names);
    expect(texts('dd').at(-2)).toContain('$3.31');
    expect(texts('dd').at(-1)).toContain('$31.40');
  },
);

it.each([
  ['computed here says so', true, 1],
  ['reported by the carrier does not', null, 0],
] as const)('a billed weight %s', async (_what, isWeightComputed, notes) => {
  const byVolume = {
    actualLb: 11,
    dimensionalLb: 22,
    billableLb: 22,
    decisive: { side: 'height', cutInches: 1, thenLb: 20 },
  } as const;
  const weighed: Rate = { ...rate, packages: [byVolume], isWeightComputed };
  await renderPart(<RateDetails rate={weighed} />, { texts: ['shippingRates'], language: 'en' });
  expect(screen.getByText(/billed as 22 lb/)).toBeTruthy();
  expect(screen.getByText(/Reduce the height by 1 inch/)).toBeTruthy();
  expect(screen.queryAllByText(/^Computed by the rules of the carrier/)).toHaveLength(notes);
});
