import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  easyPostRate,
  easyPostShipment,
  failureOf,
  inTime,
  order,
  request,
  scriptedNetworks,
  shippoRate,
} from './testing/scripted-networks.ts';

const { site, easyPost, shippo } = await scriptedNetworks();
beforeEach(() => {
  site.says.clear();
  site.asked.length = 0;
});
afterAll(() => site.close());
const said = (text: string) => ({
  kind: 'refused',
  text: expect.objectContaining({ message: text }) as object,
});

describe('a network’s message for a refusal', () => {
  it.each<[unknown, string]>([
    [{ code: 'X', message: 'Not valid.', errors: ['No label yet.'] }, 'Not valid. No label yet.'],
    [
      {
        code: 'X',
        message: 'Not valid.',
        errors: [{ field: 'zip', message: 'cannot be blank', suggestion: null }],
      },
      'Not valid. zip: cannot be blank',
    ],
    [{ code: 'X', message: ['First.', 'Second.'], errors: [] }, 'First. Second.'],
    [{ code: 'X', message: { errors: ['First.', 'Second.'] }, errors: [] }, 'First. Second.'],
    [
      { code: 'X', message: { errors: ['First.'], bad_data: [{ first_message: 'Third.' }] }, errors: [] },
      'First. bad_data: first_message: Third.',
    ],
    [{ code: 'X', message: 'Not valid.', errors: { zip: ['is too short'] } }, 'Not valid. zip: is too short'],
    ['Out of funds.', 'Out of funds.'],
    [{ code: 'X', message: '', errors: [] }, 'EasyPost: 422'],
  ])('EasyPost: %j', async (error, text) => {
    site.says.set('POST /v2/shipments', { status: 422, body: { error } });
    expect(await failureOf(easyPost.rate(request, inTime()))).toEqual(said(text));
  });

  it.each<[unknown, string]>([
    [{ detail: 'Not allowed.' }, 'Not allowed.'],
    [{ parcels: ['weight: A valid number is required.'] }, 'parcels: weight: A valid number is required.'],
    [{ address_to: { zip: ['Too short.'] } }, 'address_to: zip: Too short.'],
    [[{ __all__: ['A rate is required.'] }], 'A rate is required.'],
    [{ __all__: [{ text: 'A rate is required.', code: 'required' }] }, 'A rate is required.'],
    [['A rate is required.'], 'A rate is required.'],
    [{}, 'Shippo: 400'],
  ])('Shippo: %j', async (body, text) => {
    site.says.set('POST /shipments', { status: 400, body });
    expect(await failureOf(shippo.rate(request, inTime()))).toEqual(said(text));
  });

  it.each<[unknown, string[]]>([
    ['No account.', ['DHL: No account.']],
    [['No account.', 'No lane.'], ['DHL: No account. No lane.']],
    [{ errors: ['No account.'] }, ['DHL: No account.']],
    [null, []],
  ])('is reported with rates: %j', async (message, told) => {
    const messages = [{ carrier: 'DHL', carrier_account_id: 'ca_1', type: 'rate_error', message }];
    site.says.set('POST /v2/shipments', { status: 201, body: easyPostShipment([], { messages }) });
    const answer = await easyPost.rate(request, inTime());
    expect(answer.messages.map((one) => one.message)).toEqual(told);
  });

  it.each<[unknown, string]>([
    [[{ source: 'USPS', code: 'x', text: 'No such ZIP.' }], 'No such ZIP.'],
    [['No such ZIP.'], 'No such ZIP.'],
    [{ text: 'No such ZIP.' }, 'No such ZIP.'],
    [undefined, 'No label was bought and nothing was charged. Try again.'],
  ])('is reported for a purchase: %j', async (messages, text) => {
    site.says.set('POST /shipments', {
      status: 201,
      body: { object_id: 's1', rates: [shippoRate('a', {})] },
    });
    site.says.set('POST /transactions', {
      status: 201,
      body: { object_id: 't1', status: 'ERROR', rate: 'a', tracking_number: '', label_url: '', messages },
    });
    expect(await failureOf(shippo.buy(order('USPS.a', 550), inTime()))).toEqual(said(text));
  });

  it('is not a refusal when the label was already sold: the purchase is looked up', async () => {
    site.says.set('POST /v2/shipments', {
      status: 201,
      body: easyPostShipment([easyPostRate('a', { service: 's' })]),
    });
    const error = { code: 'SHIPMENT.POSTAGE.EXISTS', message: 'Postage already exists.', errors: [] };
    site.says.set('POST /v2/shipments/shp_1/buy', { status: 422, body: { error } });
    expect(await failureOf(easyPost.buy(order('USPS.s', 593), inTime()))).toEqual({
      kind: 'outcome-unknown',
    });
  });

  it('may be an HTML page, or a truncated message', async () => {
    for (const body of ['<html><body>Bad Gateway</body></html>', '{"id":"shp_1","rates":[']) {
      site.says.set('POST /v2/shipments', { status: 200, body });
      expect(await failureOf(easyPost.rate(request, inTime()))).toEqual({ kind: 'unavailable' });
    }
  });

  it('may be to wait, for seconds or until a date', async () => {
    const waits = ['7', new Date(Date.now() + 90_000).toUTCString(), 'soon'];
    const seconds: number[] = [];
    for (const wait of waits) {
      site.says.set('POST /v2/shipments', { status: 429, headers: { 'retry-after': wait } });
      const failure = (await failureOf(easyPost.rate(request, inTime()))) as { afterSeconds: number };
      seconds.push(failure.afterSeconds);
    }
    expect(seconds[0]).toBe(7);
    expect(seconds[1]).toBeGreaterThan(80);
    expect(seconds[1]).toBeLessThanOrEqual(90);
    expect(seconds[2]).toBe(60);
  });
});
