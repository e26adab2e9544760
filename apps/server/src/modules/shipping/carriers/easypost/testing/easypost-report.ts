import { createHmac } from 'node:crypto';
import { idOf } from './easypost-pickup-desk.ts';

/** What the newer signature includes besides the report. */
export interface Sending {
  path: string;
  time: Date;
}

/** A report about a tracker in EasyPost's format, with its older signature; with the newer one if it is said how it is sent. */
export function signedReport(
  result: object,
  secret: string,
  sending?: Sending,
): { payload: string; headers: Record<string, string> } {
  const event = { id: idOf('evt'), object: 'Event', description: 'tracker.updated', mode: 'test', result };
  const payload = JSON.stringify(event);
  const sign = (text: string): string =>
    `hmac-sha256-hex=${createHmac('sha256', secret.normalize('NFKD')).update(text).digest('hex')}`;
  if (!sending) return { payload, headers: { 'x-hmac-signature': sign(payload) } };
  const { path, time } = sending;
  const timestamp = time.toUTCString().replace('GMT', '-0000');
  const signature = sign(`${timestamp}POST${path}${payload}`);
  return {
    payload,
    headers: { 'x-timestamp': timestamp, 'x-path': path, 'x-hmac-signature-v2': signature },
  };
}
