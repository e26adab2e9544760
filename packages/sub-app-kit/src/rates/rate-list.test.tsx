// @vitest-environment happy-dom
import {
  carrierMessages,
  shippingMessages,
  type IneligibleService,
  type Quote,
  type Rate,
} from '@lading/contracts/shipping';
import type { Language } from '@lading/i18n/languages';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { RateList, sortedRates } from './rate-list.tsx';

vi.mock('@lading/bridge/react', async () => (await import('../testing/mock-host.ts')).mockHost());
afterEach(cleanup);

const tooHeavy: IneligibleService = {
  accountId: 'demo',
  carrierName: 'Demo Carrier',
  serviceCode: 'ground',
  serviceName: { en: 'Ground', zh: '陆运' },
  reason: shippingMessages.overWeight({ most: 150 }),
};
const said = (message: Quote['messages'][number]['message'], carrierName: string | null = 'Kiln Post') => ({
  carrierName,
  message,
});
const down = said(shippingMessages.carrierUnavailable({ carrier: 'Kiln Post' }));

const show = (quote: Partial<Quote>, language: Language = 'en') =>
  renderPart(<RateList quote={{ rates: [], ineligible: [], messages: [], ...quote } as unknown as Quote} />, {
    texts: ['shippingRates'],
    language,
  });

it.each<[string, Quote['messages'][number]]>([
  ['cannot be reached', down],
  ['is busy', said(carrierMessages.busy({ carrier: 'Kiln Post', seconds: 30 }))],
  ['rejects its key', said(carrierMessages.unauthorized({ carrier: 'Kiln Post' }))],
  ['is not connected', said(shippingMessages.noCarriers(), null)],
  ['cannot read the address', said(shippingMessages.unknownZip())],
])('does not blame the services when the only carrier %s', async (_, message) => {
  await show({ messages: [message] });
  expect(screen.getByText('No rates were received')).toBeTruthy();
  expect(screen.queryByText('No service accepts this shipment')).toBeNull();
});

it('says so in Chinese too', async () => {
  await show({ messages: [down] }, 'cn');
  expect(screen.getByText('未获取到运费')).toBeTruthy();
});

it('keeps the reasons of the other carriers apart from one that did not answer', async () => {
  await show({ messages: [down], ineligible: [tooHeavy] });
  expect(screen.getByText('No other service accepts this shipment')).toBeTruthy();
  expect(screen.getByText('At most 150 lb.')).toBeTruthy();
});

it('says that no service accepts a shipment when every carrier has answered', async () => {
  await show({
    messages: [said({ code: carrierMessages.says.code, message: 'Try freight', zhMessage: 'Try freight' })],
    ineligible: [tooHeavy],
  });
  expect(screen.getByText('No service accepts this shipment')).toBeTruthy();
});

const amount = { minor: 900, currency: 'USD' };
const rate: Rate = {
  rateId: 'demo:ground',
  accountId: 'demo',
  carrierName: 'Demo Carrier',
  serviceCode: 'ground',
  serviceName: { en: 'Ground', zh: '陆运' },
  zone: null,
  amount,
  lines: [{ kind: 'base', amount }],
  packages: [],
  billedTo: 'wallet',
  days: 2,
  guaranteed: false,
  deliverBy: '2026-11-27',
  marks: [],
};

it('says of a rate that it is charged when the label is scanned', async () => {
  const onScan: Rate = { ...rate, rateId: '5:ground', billedTo: 'account', isChargedOnScan: true };
  await show({ rates: [rate, onScan] });
  expect(screen.getAllByText(/charged when scanned/).map(({ textContent }) => textContent)).toEqual([
    'by 2026-11-27 · Demo Carrier · 2 business days · billed to your own account · charged when scanned',
  ]);
});

it('names the ship date of a rate that ships on another day than its quote', async () => {
  const later = { ...rate, rateId: '5:priority', carrierName: 'USPS', shipDate: '2026-11-26' };
  await show({ shipDate: '2026-11-25', rates: [rate, later] });
  expect(screen.getAllByText(/ships on/).map(({ textContent }) => textContent)).toEqual([
    'by 2026-11-27 · ships on 2026-11-26 · USPS · 2 business days',
  ]);
});

const rateOf = (rateId: string, minor: number, deliverBy: string) =>
  ({ rateId, amount: { minor, currency: 'USD' }, deliverBy, days: 1 }) as Rate;
const rates = [
  rateOf('slow', 800, '2026-11-30'),
  rateOf('dear', 2_000, '2026-11-24'),
  rateOf('same day, cheaper', 1_900, '2026-11-24'),
];

it('sorts rates by price or by speed, with the other as tie-breaker', () => {
  const ids = (order: 'price' | 'speed') => sortedRates(rates, order).map(({ rateId }) => rateId);
  expect(ids('price')).toEqual(['slow', 'same day, cheaper', 'dear']);
  expect(ids('speed')).toEqual(['same day, cheaper', 'dear', 'slow']);
});

it('sorts prices in a less common currency last', () => {
  const yen = { ...rateOf('yen', 100, '2026-11-24'), amount: { minor: 100, currency: 'JPY' } };
  expect(
    sortedRates([yen, ...rates], 'price')
      .map(({ rateId }) => rateId)
      .at(-1),
  ).toBe('yen');
});
