import {
  addressBookApi,
  defaultsMessages,
  packageOfPreset,
  ratesApi,
  shippingDefaultsApi,
  type PresetDraft,
} from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { pickupDay } from './business-day-rules.ts';
import { place } from './testing/buy-labels.ts';

const { server, seller, other } = await twoOrganizations();
const { calls } = shippingDefaultsApi;

const preset = (more: Partial<PresetDraft> = {}): PresetDraft => ({
  name: 'Small box',
  hotkey: null,
  signature: 'none',
  insurance: null,
  package: { length: 12, width: 9, height: 4, weight: 2, unit: 'in/lb' },
  service: { rule: 'cheapest' },
  ...more,
});
const settings = {
  unit: 'cm/kg' as const,
  presetId: null,
  signature: 'adult' as const,
  customsSigner: 'Ada Seller',
  insurance: { minor: 12_345, currency: 'USD' },
  cutOff: { minutes: 15 * 60, timeZone: 'America/New_York' },
  senderId: null,
  returnId: null,
};

const read = (caller = seller) => dataOf(server.call(calls.shippingDefaults, {}, caller));
const savePreset = (body: PresetDraft & { presetId?: string; version?: string }, caller = seller) =>
  server.call(calls.savePreset, { body }, caller);

describe('default settings', () => {
  it('apply as saved, for the whole organization only', async () => {
    expect((await read()).settings).toMatchObject({ unit: 'in/lb', presetId: null, cutOff: null });
    const { senderId: _sender, returnId: _return, ...kept } = settings;
    expect(await dataOf(server.call(calls.saveShippingDefaults, { body: settings }, seller))).toMatchObject({
      settings: kept,
    });
    expect((await read()).settings).toEqual(kept);
    expect((await read(other)).settings.customsSigner).toBe('');
  });

  it('choose sender and return address from the address book, or none', async () => {
    const address = {
      name: 'Dock 4',
      company: '',
      addressLine1: '77 Beacon St',
      addressLine2: '',
      city: 'Boston',
      stateCode: 'MA',
      zipCode: '02108',
      countryCode: 'US',
      phone: '',
      email: '',
    };
    const { entryId } = await dataOf(
      server.call(addressBookApi.calls.saveAddress, { body: { address } }, seller),
    );
    const body = { ...settings, senderId: entryId, returnId: entryId };
    await dataOf(server.call(calls.saveShippingDefaults, { body }, seller));
    expect(await read()).toMatchObject({ sender: { entryId }, returnTo: { entryId } });
    expect(await server.call(calls.saveShippingDefaults, { body }, other)).toMatchObject({
      code: 400,
      errors: [expect.objectContaining({ fieldName: 'senderId', code: defaultsMessages.addressGone.code })],
    });
    await dataOf(server.call(calls.saveShippingDefaults, { body: { ...body, returnId: null } }, seller));
    expect(await read()).toMatchObject({ sender: { entryId }, returnTo: null });
  });

  it('do not let one person overwrite what another has saved meanwhile, unless they say so', async () => {
    const save = (body: object) =>
      server.call(calls.saveShippingDefaults, { body: { ...settings, ...body } }, seller);
    const { version } = await read();
    const theirs = await dataOf(save({ version: version!, customsSigner: 'Their Signer' }));
    expect(theirs.version).not.toBe(version);
    const mine = { customsSigner: 'My Signer', signature: 'none' };
    expect(await save({ ...mine, version })).toMatchObject({
      code: 409,
      reason: defaultsMessages.settingsEdited.code,
      params: { version: theirs.version },
    });
    expect((await read()).settings).toMatchObject({ customsSigner: 'Their Signer', signature: 'adult' });
    await dataOf(save({ ...mine, version: theirs.version! }));
    expect((await read()).settings).toMatchObject(mine);
    // Programs of clients that send no version replace what is there.
    await dataOf(save({}));
    expect((await read()).settings).not.toHaveProperty('version');
  });

  it('with a preset that was removed meanwhile say so at its field, and change nothing', async () => {
    const { presetId } = await dataOf(savePreset(preset({ name: 'Short-lived' })));
    await dataOf(server.call(calls.removePreset, { body: { presetId } }, seller));
    const { version } = await read();
    const body = { ...settings, presetId, version: version!, customsSigner: 'Not Saved' };
    expect(await server.call(calls.saveShippingDefaults, { body }, seller)).toMatchObject({
      code: 400,
      errors: [expect.objectContaining({ fieldName: 'presetId', code: defaultsMessages.presetGone.code })],
    });
    expect((await read()).version).toBe(version);
  });

  it('of two saved at once from the same version, one is refused', async () => {
    const { version } = await read();
    const replies = await Promise.all(
      ['One', 'Two', 'Three'].map((customsSigner) =>
        server.call(
          calls.saveShippingDefaults,
          { body: { ...settings, customsSigner, version: version! } },
          seller,
        ),
      ),
    );
    expect(replies.filter(({ result }) => result === 'OK')).toHaveLength(1);
  });

  it('refuse a time zone that does not exist', async () => {
    const body = { ...settings, cutOff: { minutes: 900, timeZone: 'Mars/Olympus' } };
    expect(await server.call(calls.saveShippingDefaults, { body }, seller)).toMatchObject({
      errors: [expect.objectContaining({ fieldName: 'cutOff.timeZone' })],
    });
  });
});

describe('presets', () => {
  it('have unique keys', async () => {
    const first = await dataOf(savePreset(preset({ hotkey: 1 })));
    expect(await savePreset(preset({ name: 'Other', hotkey: 1 }))).toMatchObject({
      code: 400,
      errors: [expect.objectContaining({ fieldName: 'hotkey', code: 'shipping.hotkeyTaken' })],
    });
    await dataOf(savePreset({ ...preset({ name: 'Larger box', hotkey: 1 }), presetId: first.presetId }));
    expect((await read()).presets).toMatchObject([{ name: 'Larger box', hotkey: 1 }]);
  });

  it('are not overwritten by a person who started from an earlier version', async () => {
    const { presetId, version } = await dataOf(savePreset(preset({ name: 'Shared' })));
    const theirs = await dataOf(
      savePreset({ ...preset({ name: 'Shared', signature: 'adult' }), presetId, version: version! }),
    );
    const mine = { ...preset({ name: 'Renamed' }), presetId };
    expect(await savePreset({ ...mine, version: version! })).toMatchObject({
      code: 409,
      reason: defaultsMessages.presetEdited.code,
      params: { version: theirs.version },
    });
    const now = (await read()).presets.find((one) => one.presetId === presetId);
    expect(now).toEqual(theirs);
    expect(await dataOf(savePreset({ ...mine, version: theirs.version! }))).toMatchObject({
      name: 'Renamed',
      signature: 'none',
    });
    expect(await savePreset({ ...mine, version: theirs.version! }, other)).toMatchObject({ code: 404 });
    await dataOf(server.call(calls.removePreset, { body: { presetId } }, seller));
  });

  it('two that take the same key at once: one gets it', async () => {
    const replies = await Promise.all(['A', 'B', 'C'].map((name) => savePreset(preset({ name, hotkey: 7 }))));
    expect(replies.filter(({ result }) => result === 'OK')).toHaveLength(1);
  });

  it('are removed, and the default that used one is cleared', async () => {
    const { presetId } = await dataOf(savePreset(preset({ name: 'Gone' })));
    await dataOf(server.call(calls.saveShippingDefaults, { body: { ...settings, presetId } }, seller));
    expect(await server.call(calls.removePreset, { body: { presetId } }, other)).toMatchObject({ code: 404 });
    expect(await server.call(calls.removePreset, { body: { presetId } }, seller)).toMatchObject({
      result: 'OK',
    });
    expect((await read()).settings.presetId).toBeNull();
  });
});

it('a box without a weight takes that of what it replaces', () => {
  const box = { length: 30, width: 20, height: 10, weight: null, unit: 'cm/kg' as const };
  expect(packageOfPreset(box, [])).toBeNull();
  const two = [
    { weight: 1, unit: 'cm/kg' as const },
    { weight: 2, unit: 'in/lb' as const },
  ];
  expect(packageOfPreset(box, two)).toEqual({ ...box, weight: 1.9072 });
  expect(packageOfPreset({ ...box, weight: 3 }, two)).toEqual({ ...box, weight: 3 });
});

it.each([
  // A Wednesday, 14:59 and 15:00 in New York.
  ['2026-11-18T19:59:00Z', '2026-11-18', false],
  ['2026-11-18T20:00:00Z', '2026-11-19', true],
  // After the carrier's own cut-off too.
  ['2026-11-18T23:30:00Z', '2026-11-19', true],
])('a parcel of %s goes out on %s by the cut-off of the organization', (now, day, isAfterCutOff) => {
  const carrier = {
    cutOff: { timeZone: 'America/New_York', minutes: Array.from({ length: 7 }, () => 17 * 60) },
    isBusinessDay: () => true,
  };
  const own = { minutes: 15 * 60, timeZone: 'America/New_York' };
  expect(pickupDay({ now: new Date(now) }, carrier, own)).toMatchObject({ day, isAfterCutOff });
});

it('an organization’s cut-off moves the ship date of its quotes', async () => {
  // A Wednesday that is no carrier's holiday: on a day without pickups its cut-off changes nothing.
  server.clock.advance(Date.parse('2031-03-05T18:00:00Z') - server.clock.now().getTime());
  const later = await server.signIn('seller@lading.test');
  const body = {
    packages: [{ length: 10, width: 8, height: 4, weight: 2, unit: 'in/lb' as const }],
    from: place('94107'),
    to: place('90277'),
  };
  await dataOf(
    server.call(
      calls.saveShippingDefaults,
      { body: { ...settings, cutOff: { minutes: 0, timeZone: 'UTC' } } },
      later,
    ),
  );
  const { isAfterCutOff, shipDate } = await dataOf(server.call(ratesApi.calls.quote, { body }, later));
  expect({ isAfterCutOff, shipDate }).toEqual({ isAfterCutOff: true, shipDate: '2031-03-06' });
});
