import type { Access, Call } from '@lading/contracts/core';
import { ApiError, networkErrorText } from './api-error.ts';
import { parseJson } from './read-data.ts';
import { readRefusal } from './read-refusal.ts';

/** A fetched file; the caller decides what to do with it. */
export interface DownloadedFile {
  blob: Blob;
  /** From `Content-Disposition`; null when the server names none. Without any folder. */
  fileName: string | null;
}

/**
 * Reads a reply as a file (spec §8): a refusal, such as an HTTP 500 with its text in the body, and an empty file throw an `ApiError`
 * of kind `file`; signed out and maintenance keep their kinds. `access` is that of a file fetched without a call.
 */
export async function readFile(
  call: Call | null,
  response: Response,
  access?: Access,
): Promise<DownloadedFile> {
  const disposition = response.headers.get('content-disposition');
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!response.ok || (isJson && disposition === null)) {
    throw readRefusal(call, response, parseJson(await response.text()), { access, otherwise: 'file' });
  }
  const blob = await response.blob();
  if (blob.size === 0) throw new ApiError({ ...networkErrorText, kind: 'file', call });
  return { blob, fileName: fileNameOf(disposition) };
}

function fileNameOf(disposition: string | null): string | null {
  if (disposition === null) return null;
  const extended = /filename\*\s*=\s*"?UTF-8'[^']*'([^;"]+)/i.exec(disposition)?.[1];
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1');
  const plain = /filename\s*=\s*([^";]+)/i.exec(disposition)?.[1]?.trim();
  const name = (decoded(extended) ?? quoted ?? plain)?.split(/[\\/]/).at(-1);
  return name === undefined || name === '' ? null : name;
}

function decoded(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
}
