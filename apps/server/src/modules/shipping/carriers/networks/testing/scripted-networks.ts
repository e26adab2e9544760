import type { Address } from '@lading/contracts/core';
import { systemClock } from '../../../../../platform/clock.ts';
import { CarrierError, type CarrierRequest } from '../../carrier-adapter.ts';
import { easyPostCarrier } from '../../easypost/easypost-carrier.ts';
import { shippoCarrier } from '../../shippo/shippo-carrier.ts';
import { scriptedSite } from './scripted-site.ts';

/** The adapters of both networks, connected to a server with scripted answers. */
export async function scriptedNetworks() {
  const site = await scriptedSite();
  const account = {
    accountId: '1',
    orgId: '2',
    name: 'Own',
    apiKey: 'key',
    webhookSecret: 'secret',
    reportSecret: null,
    api: site.address,
    cutOff: { timeZone: 'America/Los_Angeles', minutes: [] },
    clock: systemClock,
  };
  return { site, easyPost: easyPostCarrier(account), shippo: shippoCarrier(account) };
}

export const inTime = () => AbortSignal.timeout(10_000);
const address = {
  name: 'Hannah Whitfield',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode: '94107',
  countryCode: 'US',
} as Address;
/** A parcel of a pound within California. */
export const request: CarrierRequest = {
  from: address,
  to: address,
  shipDate: '2026-11-24',
  residential: true,
  packages: [{ length: 9, width: 6, height: 2, weight: 1, unit: 'in/lb' }],
  signature: 'none',
  insurance: null,
  cod: null,
};
/** Its label, at an agreed price in dollars. */
export const order = (serviceCode: string, minor: number) => ({
  request,
  serviceCode,
  amount: { minor, currency: 'USD' },
  reference: 'R1',
  shipmentNo: 'S1',
  keepNote: () => Promise.resolve(),
});

/** Why a carrier request failed; null: it succeeded. */
export const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof CarrierError) return error.failure;
      throw error;
    },
  );

export const easyPostRate = (id: string, more: object) => ({
  id,
  object: 'Rate',
  carrier: 'USPS',
  service: id,
  rate: '5.93',
  currency: 'USD',
  list_rate: '5.93',
  retail_rate: null,
  delivery_days: 2,
  delivery_date: null,
  ...more,
});
export const easyPostShipment = (rates: object[], more: object = {}) => ({
  id: 'shp_1',
  object: 'Shipment',
  reference: null,
  messages: [],
  usps_zone: 4,
  tracking_code: null,
  postage_label: null,
  selected_rate: null,
  refund_status: null,
  rates,
  ...more,
});
export const shippoRate = (id: string, more: object) => ({
  object_id: id,
  provider: 'USPS',
  servicelevel: { token: id, name: id },
  amount: '5.5',
  currency: 'USD',
  estimated_days: 2,
  zone: '4',
  carrier_account: 'acct',
  ...more,
});
