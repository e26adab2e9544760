import type { Call } from '@lading/contracts/core';
import { ApiError, serverErrorText } from './api-error.ts';
import { readRefusal } from './read-refusal.ts';

/**
 * The `data` of an enveloped reply, checked against the call's schema (decision D2). Throws an `ApiError` for a refusal and for a
 * reply that does not match the contract.
 */
export async function readData(call: Call, response: Response): Promise<unknown> {
  const body = parseJson(await response.text());
  if (!response.ok || !isOk(body)) throw readRefusal(call, response, body);
  if (call.data === undefined) return undefined;
  return checked(call, body.data);
}

/** Checks a value against the call's schema. Throws an `ApiError` whose cause names the mismatch. */
export function checked(call: Call, value: unknown): unknown {
  const outcome = call.data?.safeParse(value);
  if (outcome?.success) return outcome.data;
  throw new ApiError({ ...serverErrorText, kind: 'rejected', call, cause: outcome?.error });
}

/** The value of a JSON text; undefined for anything else, such as a proxy's HTML page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isOk(body: unknown): body is { result: 'OK'; data?: unknown } {
  return typeof body === 'object' && body !== null && 'result' in body && body.result === 'OK';
}
