import { randomBytes } from 'node:crypto';

export const newId = () => randomBytes(16).toString('hex');
export type Json = Record<string, unknown>;
/** Fields of every Shippo object. */
export const stamps = {
  object_created: '2026-11-24T10:00:00Z',
  object_updated: '2026-11-24T10:00:00Z',
  object_owner: 'shop@example.com',
  test: true,
};

/** A transaction as Shippo stores it. */
export interface Transaction {
  object_id: string;
  rate: string;
  /** URL of its label. */
  parcel: string;
  status: string;
  metadata: string;
  tracking_number: string;
  label_url: string;
  messages: { text: string }[];
}

/** The parts of the site that the desk needs. */
interface Site {
  address: string;
  transactions: readonly Transaction[];
  pickups: Json[];
  pickupError: string | null;
}

/** Pickups and manifests of bought labels. */
export function shippoDesk(site: Site) {
  const named = (body: Json): Transaction[] =>
    site.transactions.filter(({ object_id: id }) =>
      (body.transactions as string[] | undefined)?.includes(id),
    );

  function pickUp(body: Json): [number, object] {
    const location = body.location as Json | undefined;
    const own = named(body);
    if (!location?.building_location_type || own.length === 0)
      return [400, { location: ['building_location_type: This field is required.'] }];
    if (location.building_location_type === 'Other' && !location.instructions)
      return [400, { location: ['instructions: This field is required.'] }];
    const isError = site.pickupError !== null;
    const made = {
      ...stamps,
      ...body,
      object_id: newId(),
      status: isError ? 'ERROR' : 'CONFIRMED',
      is_test: true,
      confirmation_code: isError ? '' : `WTC${site.pickups.length + 1}`,
      timezone: 'US/Pacific',
      messages: isError ? [site.pickupError] : [],
      confirmed_start_time: body.requested_start_time,
      confirmed_end_time: body.requested_end_time,
    };
    if (!isError) site.pickups.push(made);
    return [201, made];
  }

  const manifests: (Json & { object_id: string })[] = [];
  function manifest(body: Json): [number, object] {
    const own = named(body);
    const given = own.map(({ object_id: id }) => id);
    const isTaken = manifests.some(({ transactions: taken }) =>
      given.some((id) => (taken as string[]).includes(id)),
    );
    if (!body.carrier_account || !body.shipment_date || own.length === 0)
      return [400, { carrier_account: ['This field is required.'] }];
    const made = {
      ...stamps,
      ...body,
      object_id: newId(),
      status: isTaken ? 'ERROR' : 'SUCCESS',
      errors: isTaken ? ['A transaction is in a manifest already.'] : [],
      documents: isTaken ? [] : [`${site.address}/forms/${newId()}.pdf`],
    };
    manifests.push(made);
    return [201, isTaken ? made : { ...made, status: 'QUEUED', documents: [] }];
  }

  return { manifests, pickUp, manifest };
}
