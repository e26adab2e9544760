import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The allowed credentials. */
export interface S3Account {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The error of a request's signature (AWS Signature Version 4), as S3 names it; undefined when valid. */
export function s3SignatureFault(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: S3Account,
): string | undefined {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!given) return 'AccessDenied';
  const [, key, day, where, signed = '', signature] = given;
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  const moment = String(headers['x-amz-date']);
  const hash = String(headers['x-amz-content-sha256']);
  const at = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - at) < 900_000)) return 'RequestTimeTooSkewed';
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const names = signed.split(';');
  if (['host', 'x-amz-date', 'x-amz-content-sha256'].some((name) => !names.includes(name)))
    return 'AccessDenied';
  const { pathname, searchParams } = new URL(url, 'http://storage');
  const canonical = [
    method,
    pathname.split('/').map(decodeURIComponent).map(encoded).join('/'),
    [...searchParams]
      .map((pair) => pair.map(encoded).join('='))
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const signingKey = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day!));
  const isOurs =
    where === region && createHmac('sha256', signingKey).update(toSign).digest('hex') === signature;
  return isOurs ? undefined : 'SignatureDoesNotMatch';
}
