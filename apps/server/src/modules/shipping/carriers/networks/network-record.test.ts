import { afterAll, beforeEach, expect, it } from 'vitest';
import { CarrierError } from '../carrier-adapter.ts';
import { askNetwork, type Network, type NetworkExchange } from './network-call.ts';
import { scriptedSite } from './testing/scripted-site.ts';

const site = await scriptedSite();
afterAll(() => site.close());
const recorded: NetworkExchange[] = [];
beforeEach(() => {
  recorded.length = 0;
});
const network: Network = {
  name: 'A network',
  api: site.address,
  headers: () => ({ authorization: 'Basic a2V5' }),
  reasonOf: () => 'No.',
  record: (exchange) => void recorded.push(exchange),
};
const inTime = () => AbortSignal.timeout(10_000);
const voided = (one: Network) => askNetwork(one, '/void', { method: 'POST', signal: inTime() });
const milliseconds = expect.any(Number) as number;

it('a request is recorded with its reply, and without its headers', async () => {
  site.says.set('POST /rates', { status: 201, body: { id: 1 } });
  await askNetwork(network, '/rates', { method: 'POST', body: { weight: 2 }, signal: inTime() });
  const exchange = { method: 'POST', path: '/rates', request: { weight: 2 }, reply: { id: 1 }, status: 201 };
  expect(recorded).toEqual([{ ...exchange, failure: null, milliseconds }]);
});

it.each([
  ['refused', { status: 422, body: { error: 'x' } }, { reply: { error: 'x' }, failure: 'refused' }],
  ['failed without JSON', { status: 502, body: '<html>' }, { reply: undefined, failure: 'unavailable' }],
  ['answered without JSON', { status: 200, body: '<html>' }, { reply: undefined, failure: 'unavailable' }],
])('one that was %s is recorded with its reason', async (_how, said, kept) => {
  site.says.set('POST /void', said);
  await expect(voided(network)).rejects.toThrow(CarrierError);
  expect(recorded).toMatchObject([{ status: said.status, ...kept }]);
});

it('one that was never answered is recorded without a status', async () => {
  const away = { ...network, api: 'http://127.0.0.1:9' };
  await expect(voided(away)).rejects.toThrow(CarrierError);
  expect(recorded).toMatchObject([{ status: null, reply: undefined, failure: 'unavailable' }]);
});
