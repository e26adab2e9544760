import { coreMessages } from '@lading/contracts/core';
import { addressCheckApi, ratesApi } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { place, workedExample } from './testing/buy-labels.ts';

const { server, seller, other } = await twoOrganizations({ LADING_CARRIER_QUESTIONS_PER_MINUTE: '2' });
const { quote, proposedPackage } = ratesApi.calls;
const { checkAddress } = addressCheckApi.calls;

it('an organization that calls carriers too often is refused; others are not affected', async () => {
  // At the start of a minute.
  server.clock.advance(60_000 - (server.clock.now().getTime() % 60_000));
  const address = { body: { address: place('94107') } };
  expect(await server.call(quote, { body: workedExample }, seller)).toMatchObject({ result: 'OK' });
  expect(await server.call(checkAddress, address, seller)).toMatchObject({ result: 'OK' });
  const refused = await server.send(quote, { body: workedExample }, seller);
  expect(refused.json()).toMatchObject({ code: 429, reason: coreMessages.carriersAsked.code });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await server.call(checkAddress, address, other)).toMatchObject({ result: 'OK' });
  // Calls that need no carrier are answered.
  expect(await server.call(proposedPackage, { params: { orderId: '1' } }, seller)).toMatchObject({
    code: 404,
  });
  server.clock.advance(60_000);
  expect(await server.call(quote, { body: workedExample }, seller)).toMatchObject({ result: 'OK' });
});
