// @vitest-environment happy-dom
import type { BookAddress, Quote, Rate } from '@lading/contracts/shipping';
import type { Language } from '@lading/i18n/languages';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { GoodsDeclaration } from './goods-input-rules.ts';
import { RateResults, type RateResultsProps } from './rate-results.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const ground = {
  rateId: 'demo:GROUND',
  accountId: 'demo',
  carrierName: 'Demo Carrier',
  serviceCode: 'GROUND',
  serviceName: { en: 'Ground', zh: '陆运' },
  zone: 4,
  amount: { minor: 1_205, currency: 'USD' },
  lines: [],
  packages: [],
  billedTo: 'wallet',
  days: 3,
  guaranteed: false,
  deliverBy: null,
  marks: [],
} as unknown as Rate;
const home: BookAddress = {
  name: 'Ann Lee',
  company: '',
  addressLine1: '1 Main St',
  addressLine2: '',
  city: 'Reno',
  stateCode: 'NV',
  zipCode: '89501',
  countryCode: 'US',
  phone: '',
  email: '',
};
const both = { sender: home, recipient: home };
const quoteTo = (countryCode: string) =>
  ({
    quoteId: '5',
    expiresAt: '2999-01-01T00:00:00.000Z',
    from: { countryCode: 'US' },
    to: { countryCode },
    rates: [ground],
    ineligible: [],
    messages: [],
  }) as unknown as Quote;

const declared: GoodsDeclaration = {
  goods: {
    currency: 'USD',
    items: [
      { description: 'Mug', hsCode: '691200', originCountry: 'PT', quantity: 3, unitValue: 12.5, grams: 410 },
    ],
  },
  customs: { contents: 'SALE', terms: 'DAP', signer: 'Kim' },
};

const onDeclare = vi.fn<RateResultsProps['onDeclare']>();
const onParty = vi.fn<RateResultsProps['onParty']>();
const onBuy = vi.fn<RateResultsProps['onBuy']>();
const results = (given: Partial<RateResultsProps>) => (
  <RateResults
    quote={quoteTo('US')}
    isAsked
    isLoading={false}
    error={null}
    isChanged={false}
    onAsk={vi.fn<() => void>()}
    parties={both}
    onParty={onParty}
    declared={null}
    onDeclare={onDeclare}
    onBuy={onBuy}
    {...given}
  />
);
const show = (given: Partial<RateResultsProps>, language: Language = 'en') =>
  renderPart(results(given), { texts: ['shippingParcels', 'shippingRates', 'commonSubApp'], language });
const buttons = () => screen.queryAllByRole('button', { name: /buy/i }).map((one) => one.textContent);

it('a rate between two full addresses can be bought', async () => {
  await show({});
  fireEvent.click(screen.getByRole('button', { name: 'Buy label with Ground, $12.05' }));
  expect(onBuy).toHaveBeenCalledExactlyOnceWith(ground);
});

it('an estimate says which address is missing, and leads to it', async () => {
  await show({ parties: { sender: null, recipient: null } });
  expect(buttons()).toEqual([
    'Complete the sender’s address to buy',
    'Complete the recipient’s address to buy',
  ]);
  cleanup();
  await show({ parties: { sender: home, recipient: null } });
  expect(buttons()).toEqual(['Complete the recipient’s address to buy']);
  fireEvent.click(screen.getByRole('button', { name: /^Complete/ }));
  expect(onParty).toHaveBeenCalledExactlyOnceWith('recipient');
});

it('abroad it asks for a declaration of the goods, here or with an order', async () => {
  await show({ quote: quoteTo('CA') });
  expect(screen.getByText(/crosses a border/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create an order' }).getAttribute('href')).toBe('/b/#/orders/new');
  expect(buttons()).toEqual(['Declare the goods to buy']);
  fireEvent.click(screen.getByRole('button', { name: 'Declare the goods to buy' }));
  expect(onDeclare).toHaveBeenCalledExactlyOnceWith();
});

it('abroad a rate can be bought once the goods are declared and both addresses are full', async () => {
  await show({ quote: quoteTo('CA'), declared });
  expect(screen.getByText('Goods worth $37.50 are declared for customs.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit the declaration' })).toBeTruthy();
  expect(buttons()).toEqual(['Buy']);
  cleanup();
  await show({ quote: quoteTo('CA'), declared, parties: { sender: home, recipient: null } });
  expect(buttons()).toEqual(['Complete the recipient’s address to buy']);
});

it('a declaration that is refused is named before a label can be bought', async () => {
  const fault = { code: 'x', params: {}, message: 'Describe the goods', zhMessage: '请描述货物' };
  await show({ quote: { ...quoteTo('CA'), declarationFault: fault }, declared });
  expect(screen.getByText('Describe the goods')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit the declaration' })).toBeTruthy();
  expect(buttons()).toEqual([]);
});

it('within one country nothing is declared', async () => {
  await show({ declared });
  expect(screen.queryByText(/declared/)).toBeNull();
  expect(buttons()).toEqual(['Buy']);
});

it('offers nothing at outdated rates', async () => {
  await show({ isChanged: true });
  expect(buttons()).toEqual([]);
});

it('sells nothing while the rates are asked for again: a quote is good for one label', async () => {
  const buy = vi.fn<RateResultsProps['onBuy']>();
  await show({ isLoading: true, onBuy: buy });
  const button = screen.getByRole('button', { name: 'Buy label with Ground, $12.05' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(buy).not.toHaveBeenCalled();
});

it('shows that the rates could not be updated, and sells nothing at the earlier ones', async () => {
  await show({ error: new Error('lost') });
  expect(screen.getByRole('alert').textContent).toContain('Rates could not be loaded');
  expect(screen.getByText('Ground')).toBeTruthy();
  expect(buttons()).toEqual([]);
});

it('rates expire on time, however long the page was open before they arrived', async () => {
  const { rerender } = await show({ quote: undefined });
  const hourMs = 3_600_000;
  const arrival = Date.now() + hourMs;
  vi.useFakeTimers({ now: arrival, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  rerender(results({ quote: { ...quoteTo('US'), expiresAt: new Date(arrival + hourMs).toISOString() } }));
  expect(screen.queryByText('These rates have expired')).toBeNull();
  act(() => void vi.advanceTimersByTime(hourMs));
  expect(screen.getByText('These rates have expired')).toBeTruthy();
  expect(buttons()).toEqual([]);
});

it('says so in Chinese', async () => {
  await show({ parties: { sender: home, recipient: null } }, 'cn');
  expect(screen.getByRole('button', { name: '补全收件人地址后即可购买' })).toBeTruthy();
  cleanup();
  await show({}, 'cn');
  expect(screen.getByRole('button', { name: /^购买 陆运 面单/ }).textContent).toBe('购买');
});
