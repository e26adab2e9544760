import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { outsideJson } from '../../../../platform/outside-json.ts';
import { CarrierError, type CarrierEvent, type ReportProof } from '../carrier-adapter.ts';
import type { NetworkAccount } from '../networks/network-account.ts';
import { shippoEvent, shippoEvents } from './shippo-wire.ts';

/** Shippo documents no window. Wide enough for clocks that differ: what arrives twice changes nothing. */
const windowMs = 5 * 60_000;

type Secrets = Pick<NetworkAccount, 'webhookSecret' | 'reportSecret' | 'clock'>;

/** Whether a header is `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body">` of the current time; for a change of secret it may have several `v1`. */
function isSigned(header: string, body: Buffer, secret: string, now: Date): boolean {
  const fields = header.split(',').map((field) => field.trim());
  const seconds = /^t=(\d{1,12})$/.exec(fields.find((field) => field.startsWith('t=')) ?? '')?.[1];
  if (seconds === undefined || Math.abs(now.getTime() - Number(seconds) * 1_000) > windowMs) return false;
  const signature = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  const due = Buffer.from(`v1=${signature}`);
  return fields.some((field) => {
    const given = Buffer.from(field);
    return given.length === due.length && timingSafeEqual(given, due);
  });
}

/**
 * Reads a tracking report (webhook) of Shippo. Its proof is the secret in its URL, and besides, where Shippo's support has set up signatures
 * for the account, `Shippo-Auth-Signature` with the secret that they issued (docs.goshippo.com/tracking/webhook-security; decision 0174).
 *
 * @param body the raw bytes
 * @throws CarrierError `unauthorized` when it is not authentic
 */
export function readShippoReport(
  account: Secrets,
  body: Buffer,
  { headers, token }: ReportProof,
): CarrierEvent[] {
  const [given, due] = [token, account.webhookSecret].map((one) => createHash('sha256').update(one).digest());
  const { 'shippo-auth-signature': header } = headers;
  const { reportSecret } = account;
  const isAuthentic =
    timingSafeEqual(given!, due!) &&
    (reportSecret === null ||
      (typeof header === 'string' && isSigned(header, body, reportSecret, account.clock.now())));
  if (!isAuthentic) throw new CarrierError({ kind: 'unauthorized' });
  const event = shippoEvent.safeParse(outsideJson(body.toString('utf8')));
  return event.success && event.data.event === 'track_updated' ? shippoEvents(event.data.data) : [];
}
