import { authApi } from '@lading/contracts/identity';
import { demoPassword } from '../../db/seeds/demo-people.ts';

/** A server's answer other than success. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** From the envelope, or from HTTP when a proxy answered. */
  readonly code: number;
  /** Which message it is, such as `core.databaseAway`; undefined when a proxy answered. */
  readonly reason: string | undefined;
  constructor(path: string, code: number, text: string, reason?: string) {
    super(`${path}: ${code} ${text.slice(0, 500)}`);
    this.code = code;
    this.reason = reason;
  }
}

type Answer = { result: 'OK'; data: unknown } | { result: 'ERR'; code: number; reason?: string };

/** Headers of a signed-in caller's request. */
export type Signed = Record<'authorization' | 'content-type', string>;

/** Makes a call over the network and returns the data of its envelope. @throws Refusal, or TypeError without an answer */
export async function ask<Data>(origin: string, path: string, options: RequestInit = {}): Promise<Data> {
  return (await send(origin, path, options)).data as Data;
}

async function send(
  origin: string,
  path: string,
  options: RequestInit,
): Promise<{ data: unknown; cookie: string }> {
  const response = await fetch(`${origin}${path}`, options);
  const text = await response.text();
  if (!response.headers.get('content-type')?.includes('json')) throw new Refusal(path, response.status, text);
  const answer = JSON.parse(text) as Answer;
  if (answer.result !== 'OK') throw new Refusal(path, answer.code ?? response.status, text, answer.reason);
  return { data: answer.data, cookie: refreshCookieOf(response) };
}

/** `name=value` of the refresh cookie in a reply, with that of the known device; empty when there is none. */
export function refreshCookieOf(response: Response): string {
  const found = response.headers.getSetCookie().find((cookie) => cookie.includes('lading-refresh='));
  return found?.split(';')[0] ?? '';
}

/** Signs in one of the demo's people (decision D12). */
export async function signIn(
  origin: string,
  userName = 'seller@lading.test',
): Promise<{ headers: Signed; accessToken: string; cookie: string }> {
  const { data, cookie } = await send(origin, authApi.calls.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: demoPassword }),
  });
  const { accessToken } = data as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  return { headers, accessToken, cookie };
}
