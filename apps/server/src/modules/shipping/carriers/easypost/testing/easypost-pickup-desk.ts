import { randomBytes } from 'node:crypto';

export type Json = Record<string, unknown>;
export const idOf = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`;

/** A 4xx answer of the stand-in. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: unknown[];
  constructor(status: number, code: string, message: string, errors: unknown[] = []) {
    super(message);
    [this.status, this.code, this.errors] = [status, code, errors];
  }
}

interface SitePickup {
  id: string;
  status: string;
  confirmation: string | null;
  pickup_rates: { id: string; carrier: string; service: string; rate: string; currency: string }[];
  [field: string]: unknown;
}

/** The batches and pickups of the stand-in for EasyPost. */
export function pickupDesk(isSold: (shipmentId: string) => boolean) {
  const pickups: SitePickup[] = [];
  const batches = new Map<string, { id: string; state: string; shipments: unknown }>();

  /** Undefined for other addresses. */
  function answer(method: string, pathname: string, body: Json): object | undefined {
    const [, kind, id, act] = /^\/v2\/(batches|pickups)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (kind === 'batches' && method === 'POST') {
      const made = {
        id: idOf('batch'),
        object: 'Batch',
        state: 'creating',
        shipments: (body.batch as Json).shipments,
      };
      batches.set(made.id, { ...made, state: 'created' });
      return made;
    }
    if (kind === 'batches' && batches.has(id ?? '')) return batches.get(id!);
    if (kind !== 'pickups') return undefined;
    if (method === 'POST' && id === undefined) {
      const given = (body.pickup ?? {}) as Json;
      const shipment = given.shipment as Json | undefined;
      const isKnown = shipment
        ? isSold(String(shipment.id))
        : batches.has(String((given.batch as Json | undefined)?.id));
      if (!isKnown || !given.min_datetime || !given.max_datetime)
        throw new Refusal(422, 'PICKUP.INVALID', 'Unable to create pickup', [
          'shipment or batch is required',
        ]);
      const rate = { object: 'PickupRate', mode: 'test', carrier: 'USPS', currency: 'USD' };
      const made: SitePickup = {
        id: idOf('pickup'),
        object: 'Pickup',
        mode: 'test',
        status: 'unknown',
        confirmation: null,
        ...given,
        messages: [],
        carrier_accounts: [],
        pickup_rates: [
          { ...rate, id: idOf('pickuprate'), service: 'PriorityPickup', rate: '7.50' },
          { ...rate, id: idOf('pickuprate'), service: 'NextDay', rate: '3.20' },
        ],
      };
      pickups.push(made);
      return made;
    }
    const found = pickups.find((one) => one.id === id);
    if (!found) throw new Refusal(404, 'NOT_FOUND', 'The requested resource could not be found.');
    if (act === 'buy') {
      if (found.status !== 'unknown' || !found.pickup_rates.some(({ service }) => service === body.service))
        throw new Refusal(422, 'PICKUP.FAILURE', 'Unable to buy the pickup.');
      return Object.assign(found, {
        status: 'scheduled',
        confirmation: `WTC${String(pickups.length).padStart(6, '0')}`,
      });
    }
    if (act === 'cancel') {
      if (found.status !== 'scheduled')
        throw new Refusal(422, 'PICKUP.FAILURE', 'The pickup cannot be canceled.');
      return Object.assign(found, { status: 'canceled' });
    }
    return found;
  }

  const scanForms = new Map<string, Json>();
  /** Scan forms; undefined for other addresses. */
  function answerScan(
    method: string,
    pathname: string,
    { body, address, find }: { body: Json; address: string; find: (id: string) => Json | undefined },
  ): object | undefined {
    const [, id] = /^\/v2\/scan_forms(?:\/([^/]+))?$/.exec(pathname) ?? [];
    if (!pathname.startsWith('/v2/scan_forms')) return undefined;
    if (method !== 'POST') {
      const known = scanForms.get(id ?? '');
      if (!known) throw new Refusal(404, 'NOT_FOUND', 'The requested resource could not be found.');
      return known;
    }
    const given = (body.scan_form ?? {}) as Json;
    const chosen = ((given.shipments ?? []) as { id: string }[]).map((one) => find(one.id));
    if (chosen.length === 0 || chosen.some((one) => !one || !isSold(String(one.id)) || one.scan_form))
      throw new Refusal(422, 'SCANFORM.INVALID', 'A shipment has no label, or is in a scan form already.');
    const made = {
      id: idOf('sf'),
      object: 'ScanForm',
      message: null,
      form_file_type: null,
      batch_id: idOf('batch'),
    };
    const codes = { tracking_codes: chosen.map((one) => one!.tracking_code) };
    const form = { ...made, ...codes, status: 'created', form_url: `${address}/forms/${made.id}.pdf` };
    scanForms.set(made.id, form);
    for (const one of chosen) one!.scan_form = form;
    // It is created asynchronously.
    return { ...form, status: 'creating', form_url: null };
  }
  return { pickups, scanForms, answer, answerScan };
}
