import {
  addressBookApi,
  addressCheckApi,
  addressMatchKey,
  ratesApi,
  shippingMessages,
} from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { place, workedExample } from './testing/buy-labels.ts';

const { server, seller, other } = await twoOrganizations();
const { calls } = addressBookApi;

const address = (more: object = {}) => ({
  name: 'Harbor & Pine',
  company: '',
  addressLine1: '77 Beacon St',
  addressLine2: '',
  city: 'Boston',
  stateCode: 'MA',
  zipCode: '02108',
  countryCode: 'US',
  phone: '',
  email: '',
  ...more,
});
const save = (given: object, caller = seller) =>
  server.call(calls.saveAddress, { body: given as never }, caller);
async function saved(more: object = {}) {
  const answer = await save({ address: address(more) });
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data;
}
async function page(query: object, caller = seller) {
  const answer = await server.call(calls.addressPage, { query }, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data;
}
async function listed(query: object = {}, caller = seller) {
  return (await page(query, caller)).records.map(({ address: one, uses, alike }) => ({
    name: one.name,
    phone: one.phone,
    uses,
    alike,
  }));
}

it('two addresses are compared by content, not by spelling', () => {
  const one = addressMatchKey(address({ zipCode: '02108-1234', addressLine1: '77 Beacon St.' }));
  expect(addressMatchKey(address({ name: 'HARBOR  &  PINE' }))).toBe(one);
  expect(addressMatchKey(address({ addressLine2: 'Apt 4' }))).not.toBe(one);
});

describe('the address book', () => {
  it('does not let one person overwrite what another has saved meanwhile, unless they say so', async () => {
    const { entryId, updateTime } = await saved({ name: 'Twice Edited' });
    server.clock.advance(1_000);
    const theirs = await save({
      entryId,
      updateTime,
      address: address({ name: 'Twice Edited', city: 'Salem' }),
    });
    if (theirs.result !== 'OK') throw new Error(theirs.message);
    const mine = { entryId, address: address({ name: 'Twice Edited', phone: '617 555 0100' }) };
    const refused = await save({ ...mine, updateTime });
    expect(refused).toMatchObject({
      code: 409,
      reason: shippingMessages.addressEdited.code,
      params: { updateTime: theirs.data.updateTime, address: expect.stringContaining('Salem') as string },
    });
    expect((await page({ search: 'Twice Edited' })).records).toMatchObject([{ address: { city: 'Salem' } }]);
    server.clock.advance(1_000);
    expect(await save({ ...mine, updateTime: theirs.data.updateTime })).toMatchObject({
      data: { address: { city: 'Boston', phone: '617 555 0100' } },
    });
    await server.call(calls.removeAddress, { body: { entryId } }, seller);
  });

  it('stores complete addresses, and names the missing fields of the others', async () => {
    expect(await save({ address: address({ zipCode: '', city: ' ' }) })).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ fieldName: 'address.city' })]) as object,
    });
    expect(await save({ address: address({ zipCode: '' }) })).toMatchObject({
      errors: [expect.objectContaining({ fieldName: 'address.zipCode' })],
    });
    await saved({
      name: 'Kowloon Trading',
      countryCode: 'HK',
      stateCode: '',
      zipCode: '',
      city: 'Hong Kong',
    });
    expect(await listed({ search: 'kowloon' })).toMatchObject([{ name: 'Kowloon Trading', alike: 1 }]);
    expect(await listed({ search: 'HONG' })).toHaveLength(1);
    expect(await listed({ search: '%' })).toEqual([]);
  });

  it('merges duplicates into a complete one', async () => {
    await saved({ phone: '+1 617 555 0100' });
    const kept = await saved({ zipCode: '02108-0001', name: 'harbor & pine' });
    expect(await listed({ search: 'boston' })).toMatchObject([{ alike: 2 }, { alike: 2 }]);
    const body = { entryId: kept.entryId };
    expect(await server.call(calls.mergeAddresses, { body }, seller)).toMatchObject({
      data: { alike: 1, address: { phone: '+1 617 555 0100', zipCode: '02108-0001' } },
    });
    expect(await listed({ search: 'boston' })).toHaveLength(1);
  });

  it('stores a carrier’s answer with an address until it is changed', async () => {
    const one = await saved({ name: 'Checked', stateCode: 'NV' });
    const { checkEntry } = addressCheckApi.calls;
    const body = { entryId: one.entryId };
    const checked = await server.call(checkEntry, { body }, seller);
    expect(checked).toMatchObject({
      data: {
        address: { stateCode: 'NV' },
        check: { status: 'CHANGED', suggestion: { stateCode: 'MA' }, residential: true },
      },
    });
    const { records } = await page({ search: 'checked' });
    expect(records).toMatchObject([{ check: { status: 'CHANGED' } }]);
    expect(await server.call(checkEntry, { body }, other)).toMatchObject({ code: 404 });
    await save({ entryId: one.entryId, address: address({ name: 'Checked' }) });
    expect((await page({ search: 'checked' })).records).toMatchObject([{ check: null }]);
  });

  it('can be filtered by duplicates and by the carrier’s answer', async () => {
    const twin = { name: 'State Twin', addressLine1: '9 State Rd' };
    const [first, second] = [await saved(twin), await saved(twin)];
    const other = await saved({ name: 'State Suggested', addressLine1: '8 State Rd', stateCode: 'NV' });
    const statesOf = async (state: string) =>
      (await page({ search: 'state rd', state, sort: 'updateTime:asc' })).records.map(
        ({ entryId }) => entryId,
      );
    expect((await statesOf('DUPLICATE')).toSorted()).toEqual([first.entryId, second.entryId].toSorted());
    expect(await statesOf('CHANGED')).toEqual([]);
    const body = { entryId: other.entryId };
    await server.call(addressCheckApi.calls.checkEntry, { body }, seller);
    expect(await statesOf('CHANGED')).toEqual([other.entryId]);
    expect((await statesOf('UNCHECKED')).toSorted()).toEqual([first.entryId, second.entryId].toSorted());
    expect(await statesOf('NOT_FOUND')).toEqual([]);
  });

  it('checks no address for an organization that may not use the platform’s carriers', async () => {
    const plain = await server.signIn('plain@lading.test');
    const { checkAddress } = addressCheckApi.calls;
    expect(await server.call(checkAddress, { body: { address: address() } }, plain)).toMatchObject({
      data: { status: 'UNCHECKED', messages: [{ code: shippingMessages.noAddressCheck.code }] },
    });
    expect(await server.call(checkAddress, { body: { address: address() } }, seller)).toMatchObject({
      data: { status: 'VERIFIED', carrierName: 'Demo Carrier' },
    });
  });

  it('has one default sender, used when none is given', async () => {
    const first = await saved({ name: 'First', zipCode: '94107', stateCode: 'CA' });
    const second = await saved({ name: 'Second', zipCode: '94107', stateCode: 'CA' });
    for (const { entryId } of [first, second])
      await server.call(calls.useAddress, { body: { entryId, use: 'sender', isOn: true } }, seller);
    expect((await listed()).filter(({ uses }) => uses.includes('sender'))).toMatchObject([
      { name: 'Second' },
    ]);
    const body = { packages: workedExample.packages, to: place('90277') };
    expect(await server.call(ratesApi.calls.quote, { body }, seller)).toMatchObject({
      data: { from: { name: 'Second' } },
    });
  });

  it('cannot be used by another organization', async () => {
    const { entryId } = await saved({ name: 'Own' });
    const body = { entryId };
    for (const answer of [
      save({ entryId, address: address() }, other),
      server.call(calls.removeAddress, { body }, other),
      server.call(calls.mergeAddresses, { body }, other),
      server.call(calls.useAddress, { body: { ...body, use: 'return', isOn: true } }, other),
    ])
      expect(await answer).toMatchObject({ code: 404 });
    expect(await listed({}, other)).toEqual([]);
    expect(await server.call(calls.removeAddress, { body }, seller)).toMatchObject({ result: 'OK' });
    expect(await listed({ search: 'own' })).toEqual([]);
  });
});
