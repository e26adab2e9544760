import { type Call, errorCode, refusal } from '@lading/contracts/core';
import type { Deadline } from './deadline.ts';
import { ApiError, serverErrorText } from './api-error.ts';
import { checked, parseJson } from './read-data.ts';
import { readRefusal } from './read-refusal.ts';

/** Media type of newline-delimited JSON (decision D8). */
export const ndjsonType = 'application/x-ndjson';

/**
 * Checks that a reply is the requested stream. Throws the refusal otherwise; a back end that cannot stream leads to an `ApiError`
 * with code 406, and the caller may use the call that returns everything at once.
 */
export async function expectLines(call: Call, response: Response): Promise<ReadableStream<Uint8Array>> {
  const streams = response.headers.get('content-type')?.startsWith(ndjsonType) ?? false;
  if (response.ok && streams && response.body) return response.body;
  const body = parseJson(await response.text());
  const answered = response.ok && typeof body === 'object' && body !== null && 'result' in body;
  if (answered && body.result === 'OK') {
    throw new ApiError({ ...serverErrorText, kind: 'rejected', call, code: errorCode.notAcceptable });
  }
  throw readRefusal(call, response, body);
}

/** The lines of a stream, each checked; a refusal as a line ends it with its error. */
export async function* readLines(
  call: Call,
  response: Response,
  stream: ReadableStream<Uint8Array>,
  deadline: Deadline,
): AsyncGenerator {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      deadline.restart();
      const { done, value } = await reader.read();
      deadline.pause();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.trim() !== '') yield lineOf(call, response, line);
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function lineOf(call: Call, response: Response, line: string): unknown {
  const value = parseJson(line);
  if (refusal.safeParse(value).success) throw readRefusal(call, response, value);
  return checked(call, value);
}
