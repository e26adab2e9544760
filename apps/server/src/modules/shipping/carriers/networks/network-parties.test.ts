import { carrierMessages } from '@lading/contracts/shipping';
import { afterAll, describe, expect, it } from 'vitest';
import { easyPostParties, isShippoReturn, shippoParties } from './network-parties.ts';
import { inTime, request, scriptedNetworks, shippoRate } from './testing/scripted-networks.ts';

const customer = { name: 'Ana', addressLine1: '1 Main St', zipCode: '90277', countryCode: 'US' };
const merchant = { name: 'Juniper', addressLine1: '418 Larkin St', zipCode: '94107', countryCode: 'US' };
const desk = { ...merchant, name: 'Returns' };
const out = { from: merchant, to: customer, returnTo: desk, residential: true };
const back = { from: customer, to: merchant, returnTo: desk, residential: false, isReturn: true };

describe('the addresses of a shipment', () => {
  it('are those of its sender and its recipient', () => {
    expect(easyPostParties(out)).toMatchObject({
      from_address: { name: 'Juniper' },
      to_address: { name: 'Ana', residential: true },
      return_address: { name: 'Returns' },
    });
    expect(easyPostParties(out)).not.toHaveProperty('is_return');
    expect(shippoParties(out)).toMatchObject({
      address_from: { name: 'Juniper' },
      address_to: { name: 'Ana', is_residential: true },
      address_return: { name: 'Returns' },
    });
  });

  it('are those of the outbound shipment if it is a return: the networks exchange them', () => {
    expect(easyPostParties(back)).toMatchObject({
      is_return: true,
      from_address: { name: 'Juniper', residential: false },
      to_address: { name: 'Ana' },
    });
    expect(easyPostParties(back)).not.toHaveProperty('return_address');
    expect(shippoParties(back)).toMatchObject({
      address_from: { name: 'Juniper', is_residential: false },
      address_to: { name: 'Ana' },
    });
    expect(shippoParties(back)).not.toHaveProperty('address_return');
  });

  it('are not exchanged for a return across borders through Shippo, which has no return labels for it', () => {
    const abroad = { ...back, from: { ...customer, countryCode: 'FR' } };
    expect(isShippoReturn(abroad)).toBe(false);
    expect(shippoParties(abroad)).toMatchObject({ address_from: { name: 'Ana' } });
  });
});

describe('a return through Shippo', async () => {
  const { site, shippo } = await scriptedNetworks();
  afterAll(() => site.close());

  it('is offered by carriers with return labels only, and says when it is charged', async () => {
    const rates = [shippoRate('a', {}), shippoRate('b', { provider: 'DHL Express' })];
    const body = { object_id: 's1', status: 'SUCCESS', messages: [], rates };
    site.says.set('POST /shipments', { status: 201, body });
    const offers = await shippo.rate({ ...request, isReturn: true }, inTime());
    expect(offers.rates).toMatchObject([{ carrierName: 'USPS', isChargedOnScan: true }]);
    expect(offers.ineligible).toMatchObject([{ reason: { code: carrierMessages.noReturns.code } }]);
    expect(offers.messages).toMatchObject([{ code: carrierMessages.chargedOnScan.code }]);
    const outbound = await shippo.rate(request, inTime());
    expect(outbound).toMatchObject({ rates: [{}, {}], ineligible: [], messages: [] });
    expect(outbound.rates.some(({ isChargedOnScan }) => isChargedOnScan)).toBe(false);
  });
});
