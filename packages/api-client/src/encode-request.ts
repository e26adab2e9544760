import type { Call } from '@lading/contracts/core';

/** The parts of a call's input, without their types. */
export interface LooseInput {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

/** Path and query of a call, encoded. Throws `TypeError` for a part that cannot be sent. */
export function encodePath(call: Call, input: LooseInput): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = textOf(input.params?.[name]);
    // Browsers remove dot segments from an address even when they are encoded, which would reach another call.
    if (value === '' || value === '.' || value === '..') {
      throw new TypeError(`${call.id}: "${value}" cannot stand in the path as ${name}`);
    }
    return encodeURIComponent(value);
  });
  const query = searchOf(input.query ?? {}).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Body of a call in its declared encoding (spec §7), with the matching header; a `Blob` is JSON already. */
export function encodeBody(call: Call, body: unknown): { body?: BodyInit; contentType?: string } {
  if (call.encoding === 'multipart') return { body: multipartOf(call, recordOf(body)) };
  if (body === undefined) return {};
  if (call.encoding === 'form') return { body: searchOf(recordOf(body)) };
  const isWritten = body instanceof Blob;
  return { body: isWritten ? body : JSON.stringify(body), contentType: 'application/json' };
}

/** Text parts come first, so that a server that streams the parts knows them when the file begins. */
function multipartOf(call: Call, parts: Record<string, unknown>): FormData {
  const form = new FormData();
  const fileNames = Object.keys(call.files ?? {});
  for (const [name, value] of Object.entries(parts)) {
    if (!isAbsent(value) && !fileNames.includes(name)) form.append(name, textOf(value));
  }
  for (const name of fileNames) {
    const file = parts[name];
    if (file instanceof Blob) form.append(name, file);
  }
  return form;
}

function searchOf(values: Record<string, unknown>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (!isAbsent(value))
      search.append(name, Array.isArray(value) ? value.map(textOf).join(',') : textOf(value));
  }
  return search;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function recordOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
