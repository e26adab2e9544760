import { addressBookApi } from '@lading/contracts/shipping';
import type { PickupDraft } from '@lading/contracts/shipment-service';
import { dataOf } from '../../../../platform/testing/data-of.ts';
import type { Caller, TestServer } from '../../../../platform/testing/test-server.ts';

/** Adds a dock to the address book; its second line chooses what happens at the demo carrier. */
export async function savedDock(
  server: TestServer,
  caller: Caller,
  { addressLine1 = '418 Larkin St', addressLine2 = '' } = {},
): Promise<string> {
  const address = {
    name: 'Dock 4',
    company: '',
    addressLine1,
    addressLine2,
    city: 'San Francisco',
    stateCode: 'CA',
    zipCode: '94107',
    countryCode: 'US',
    phone: '',
    email: '',
  };
  const { saveAddress } = addressBookApi.calls;
  return (await dataOf(server.call(saveAddress, { body: { address } }, caller))).entryId;
}

/** A pickup of the demo carrier, on a Wednesday that is not a holiday. */
export const pickupDraft = (entryId: string, more: Partial<PickupDraft> = {}): PickupDraft => ({
  accountId: 'demo',
  carrierName: '',
  entryId,
  day: '2027-03-03',
  ready: '09:00',
  close: '17:00',
  timeZone: 'America/Los_Angeles',
  packages: 2,
  weightLb: 12.5,
  place: 'RECEPTION',
  instructions: '',
  ...more,
});
