import {
  shippingMessages,
  type BatchOffer,
  type IneligibleService,
  type Quote,
  type ServiceChoice,
} from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { chosenOffer, whyNone } from './row-choice-rules.ts';

const ground: BatchOffer = {
  rateId: 'demo:GROUND',
  accountId: 'demo',
  carrierName: 'Demo Carrier',
  serviceCode: 'GROUND',
  serviceName: { en: 'Ground', zh: '陆运' },
  amount: { minor: 900, currency: 'USD' },
  billedTo: 'wallet',
  days: 3,
  deliverBy: '2026-12-01',
};
const air: BatchOffer = {
  ...ground,
  rateId: 'demo:AIR',
  serviceCode: 'AIR',
  serviceName: { en: 'Air', zh: '空运' },
  amount: { minor: 2_900, currency: 'USD' },
  deliverBy: '2026-11-28',
};
const silent = (accountId: string, carrierName: string): Quote['messages'][number] => ({
  accountId,
  carrierName,
  message: shippingMessages.carrierUnavailable({ carrier: carrierName }),
});
const heavy: IneligibleService = {
  accountId: 'kiln',
  carrierName: 'Kiln Post',
  serviceCode: 'LETTER',
  serviceName: { en: 'Letter', zh: '信件' },
  reason: shippingMessages.overWeight({ most: 1 }),
};
const letter: ServiceChoice = { rule: 'service', accountId: 'kiln', serviceCode: 'LETTER' };
const named: ServiceChoice = { rule: 'named', carrierName: 'USPS', serviceCode: 'Priority' };
const { serviceNotOffered, serviceRefused, carrierUnavailable, noRates, aboveHighest, batchCurrency } =
  shippingMessages;

describe('the offer of a row', () => {
  it.each<[string, ServiceChoice, BatchOffer | undefined]>([
    ['is the cheapest', { rule: 'cheapest' }, ground],
    ['is the fastest', { rule: 'fastest' }, air],
    ['is the fastest below a price', { rule: 'fastest', atMost: { minor: 1_000, currency: 'USD' } }, ground],
    ['is the chosen service', { rule: 'service', accountId: 'demo', serviceCode: 'AIR' }, air],
    ['is the named service', { rule: 'named', carrierName: 'Demo Carrier', serviceCode: 'air' }, air],
    ['is none of another service', letter, undefined],
  ])('%s', (_, choice, expected) => {
    expect(chosenOffer([ground, air], choice)).toBe(expected);
  });
});

describe('a row without its chosen service', () => {
  it.each<[string, ServiceChoice, Partial<Quote>, string]>([
    ['is not offered it', letter, {}, serviceNotOffered.code],
    [
      'whose carrier does not answer says so',
      letter,
      { messages: [silent('kiln', 'Kiln Post')] },
      carrierUnavailable.code,
    ],
    [
      'does not blame another carrier that does not answer',
      letter,
      { messages: [silent('tile', 'Tile')] },
      serviceNotOffered.code,
    ],
    ['says why that service does not take it', letter, { ineligible: [heavy] }, serviceRefused.code],
    [
      'whose carrier answered is not offered it, whatever else that carrier said',
      { ...letter, serviceCode: 'PARCEL' },
      { ineligible: [heavy], messages: [silent('kiln', 'Kiln Post')] },
      serviceNotOffered.code,
    ],
    [
      'named by a person may be one of a network that does not answer',
      named,
      { messages: [silent('net', 'My network')] },
      carrierUnavailable.code,
    ],
    [
      'ignores what is about no account',
      named,
      { messages: [{ carrierName: null, message: noRates() }] },
      serviceNotOffered.code,
    ],
    [
      'is above the highest price',
      { rule: 'cheapest', atMost: { minor: 1, currency: 'USD' } },
      {},
      aboveHighest.code,
    ],
  ])('%s', (_, choice, { ineligible = [], messages = [] }, expected) => {
    expect(whyNone([ground], choice, { ineligible, messages }).code).toBe(expected);
  });

  it('repeats the reason of that service in both languages', () => {
    expect(whyNone([ground], letter, { ineligible: [heavy], messages: [] })).toMatchObject({
      message:
        'The chosen service is not offered for this order: At most 1 lb. Correct that, or choose another service.',
      zhMessage: '所选服务不适用于该订单：最重 1 磅。请据此修改，或选择其他服务。',
    });
  });

  it('names the carrier of that service, if several do not answer', () => {
    const messages = [silent('net', 'My network'), silent('usps', 'USPS')];
    expect(whyNone([ground], named, { ineligible: [], messages }).params).toEqual({ carrier: 'USPS' });
  });

  it('with an offer in another currency is bought separately', () => {
    const euros = { ...ground, amount: { minor: 900, currency: 'EUR' } };
    expect(whyNone([euros], { rule: 'cheapest' }).code).toBe(batchCurrency.code);
  });
});

it('a row without any rate repeats what a carrier said, or that no service takes it', () => {
  const messages = [silent('kiln', 'Kiln Post')];
  const cheapest: ServiceChoice = { rule: 'cheapest' };
  expect(whyNone([], cheapest, { ineligible: [], messages }).code).toBe(carrierUnavailable.code);
  expect(whyNone([], cheapest, { ineligible: [heavy], messages: [] }).code).toBe(noRates.code);
});
