import { createHash } from 'node:crypto';

/**
 * The marketplace's way of signing parameters: names and values in the order of the names, wrapped in the app's secret, as
 * upper-case MD5. MD5 is its protocol, not our choice; what it signs is single-use and kept by digest here.
 */
export function temuSignature(parameters: Readonly<Record<string, string>>, appSecret: string): string {
  const text = Object.keys(parameters)
    .toSorted()
    .map((name) => name + parameters[name])
    .join('');
  return createHash('md5').update(`${appSecret}${text}${appSecret}`).digest('hex').toUpperCase();
}
