import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * The marketplace's signature of parameters: names and values ordered by name, wrapped in the app's secret, as upper-case MD5. MD5 is
 * its protocol, not our choice; the signed data is short-lived and stored as a digest here.
 */
export function temuSignature(parameters: Readonly<Record<string, string>>, appSecret: string): string {
  const text = Object.keys(parameters)
    .toSorted()
    .map((name) => name + parameters[name])
    .join('');
  return createHash('md5').update(`${appSecret}${text}${appSecret}`).digest('hex').toUpperCase();
}

/** Whether parameters have the app's signature. */
export function isSignedByTemu(
  parameters: Readonly<Record<string, string>>,
  sign: string,
  appSecret: string,
): boolean {
  const [given, due] = [Buffer.from(sign.toUpperCase()), Buffer.from(temuSignature(parameters, appSecret))];
  return given.length === due.length && timingSafeEqual(given, due);
}
