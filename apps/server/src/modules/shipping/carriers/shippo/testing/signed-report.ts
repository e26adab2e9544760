import { createHmac } from 'node:crypto';

/** The header with which Shippo signs a report at a time, where its support has set up signatures. */
export function reportSignature(payload: string, secret: string, time: Date): string {
  const seconds = Math.floor(time.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;
}
