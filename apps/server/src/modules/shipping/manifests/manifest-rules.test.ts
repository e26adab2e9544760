import { shipmentServiceMessages as messages } from '@lading/contracts/shipment-service';
import { describe, expect, it } from 'vitest';
import { manifestGroups, whyNotManifested } from './manifest-rules.ts';
import type { Manifestable } from './manifestable.store.ts';

const parcel: Manifestable = {
  shipmentId: '1',
  shipmentNo: 'S-1',
  accountId: '9',
  carrierName: 'USPS',
  labelStatus: 'PURCHASED',
  trackingStatus: 'UNKNOWN',
  shipDate: '2026-11-27',
  origin: { addressLine1: '1 Main St', city: 'Reno', zipCode: '89501', countryCode: 'US' },
  manifestId: null,
  packages: 1,
};
const today = '2026-11-27';

describe('why a shipment cannot be in a manifest', () => {
  it.each<[string, Partial<Manifestable>, ReturnType<typeof whyNotManifested>]>([
    ['it can on its ship date', {}, null],
    ['it can before that', { shipDate: '2026-11-30' }, null],
    ['it can with a printed label', { labelStatus: 'PRINTED', trackingStatus: 'PRE_TRANSIT' }, null],
    ['it has no label', { accountId: null }, messages.manifestNoLabel()],
    ['its label is void', { labelStatus: 'VOIDED' }, messages.manifestNoLabel()],
    ['it is in another', { manifestId: '4' }, messages.manifestTaken({ manifestId: '4' })],
    ['its carrier has it', { trackingStatus: 'IN_TRANSIT' }, messages.manifestScanned()],
    ['its day is over', { shipDate: '2026-11-26' }, messages.manifestPast({ day: '2026-11-26' })],
    ['it has no day', { shipDate: null }, messages.manifestPast({ day: '–' })],
  ])('%s', (_name, more, text) => {
    expect(whyNotManifested({ ...parcel, ...more }, { today, isOffered: true })).toEqual(text);
  });

  it('its carrier has no manifests', () => {
    expect(whyNotManifested(parcel, { today, isOffered: false })).toEqual(messages.manifestNotOffered());
  });
});

describe('shipments of one manifest have the same account, carrier, day and origin', () => {
  const at = (shipmentId: string, more: Partial<Manifestable> = {}) => ({ ...parcel, shipmentId, ...more });
  const otherwise = { ...parcel.origin, addressLine1: ' 1 MAIN ST', name: 'Another desk' };
  it.each<[string, Partial<Manifestable>, boolean]>([
    ['the same origin, written otherwise', { origin: otherwise }, true],
    ['another account', { accountId: '8' }, false],
    ['another carrier of the account', { carrierName: 'UPS' }, false],
    ['another day', { shipDate: '2026-11-28' }, false],
    ['another building', { origin: { ...parcel.origin, addressLine1: '2 Main St' } }, false],
    ['no origin', { origin: null }, false],
  ])('%s', (_name, more, isSame) => {
    const groups = manifestGroups([at('1'), at('2', more), at('3')]);
    const ids = groups.map((group) => group.map(({ shipmentId }) => shipmentId));
    expect(ids).toEqual(isSame ? [['1', '2', '3']] : [['1', '3'], ['2']]);
  });
});
