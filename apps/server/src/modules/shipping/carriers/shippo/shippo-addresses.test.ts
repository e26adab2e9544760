import { carrierMessages } from '@lading/contracts/shipping';
import { afterAll, expect, it } from 'vitest';
import { inTime, request, scriptedNetworks } from '../networks/testing/scripted-networks.ts';

const { site, shippo } = await scriptedNetworks();
afterAll(() => site.close());

it.each<[string, object, string[]]>([
  ['no results', {}, [carrierMessages.notChecked({ carrier: 'Shippo' }).message]],
  ['empty results', { validation_results: {} }, [carrierMessages.notChecked({ carrier: 'Shippo' }).message]],
  [
    'messages alone',
    { validation_results: { messages: [{ source: 'UPS', code: 'x', text: 'Not supported.' }] } },
    ['Not supported.'],
  ],
])('an address that Shippo answers with %s is unchecked', async (_name, results, told) => {
  site.says.set('POST /addresses', { status: 201, body: { object_id: 'a1' } });
  site.says.set('GET /addresses/a1/validate', { body: { object_id: 'a1', country: 'FR', ...results } });
  const answer = await shippo.checkAddress!(request.to, inTime());
  expect(answer).toMatchObject({ status: 'UNCHECKED', suggestion: null, residential: null });
  expect(answer.messages.map(({ message }) => message)).toEqual(told);
});
