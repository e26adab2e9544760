import { createHmac, timingSafeEqual } from 'node:crypto';
import { outsideJson } from '../../../../platform/outside-json.ts';
import { CarrierError, type CarrierEvent, type ReportProof } from '../carrier-adapter.ts';
import type { NetworkAccount } from '../networks/network-account.ts';
import { easyPostEvent, easyPostEvents } from './easypost-wire.ts';

/** EasyPost's texts name a window without its length. Wide enough for clocks that differ: what arrives twice changes nothing. */
const windowMs = 5 * 60_000;
/** RFC 2822, as in `Tue, 19 Aug 2025 20:37:09 -0000`. */
const sentTime = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/;

/**
 * Reads a tracking report (webhook) of EasyPost. It is authentic with either signature, each `hmac-sha256-hex=` and the HMAC-SHA256 with
 * the account's secret (NFKD, UTF-8) over raw bytes:
 *
 * - `X-Hmac-Signature`, over the body (docs.easypost.com/docs/webhooks; `validateWebhook` of @easypost/api 8.9.0).
 * - `X-Hmac-Signature-V2`, over `X-Timestamp`, the method, `X-Path`, and the body, within a window of time
 *   (support.easypost.com/hc/en-us/articles/39826034964237-Webhook-HMAC-Validation).
 *
 * The first has no time, but a report that is sent again changes nothing: its steps are stored once.
 *
 * @param body the raw bytes
 * @throws CarrierError `unauthorized` when it is not authentic
 */
export function readEasyPostReport(
  account: Pick<NetworkAccount, 'webhookSecret' | 'clock'>,
  body: Buffer,
  headers: ReportProof['headers'],
): CarrierEvent[] {
  const secret = Buffer.from(account.webhookSecret.normalize('NFKD'), 'utf8');
  const headerOf = (name: string): string => {
    const given = headers[name];
    return typeof given === 'string' ? given : '';
  };
  const isSignedBy = (name: string, signed: Buffer): boolean => {
    const due = `hmac-sha256-hex=${createHmac('sha256', secret).update(signed).digest('hex')}`;
    const [expected, received] = [Buffer.from(due), Buffer.from(headerOf(name))];
    return received.length === expected.length && timingSafeEqual(received, expected);
  };
  const [time, path] = [headerOf('x-timestamp'), headerOf('x-path')];
  const age = sentTime.test(time) ? account.clock.now().getTime() - Date.parse(time) : Number.NaN;
  const isSigned =
    isSignedBy('x-hmac-signature', body) ||
    (path !== '' &&
      Math.abs(age) <= windowMs &&
      isSignedBy('x-hmac-signature-v2', Buffer.concat([Buffer.from(`${time}POST${path}`), body])));
  if (!isSigned) throw new CarrierError({ kind: 'unauthorized' });
  const event = easyPostEvent.safeParse(outsideJson(body.toString('utf8')));
  if (!event.success || !event.data.description.startsWith('tracker.')) return [];
  return easyPostEvents(event.data.result);
}
