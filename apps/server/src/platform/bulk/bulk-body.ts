import { createHash, randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { tooLarge } from '../request-error.ts';

/** The unparsed body of a bulk call: in memory if small, otherwise on disk until the call is answered. */
export type BulkBody = { bytes: Uint8Array<ArrayBuffer> } | { path: string };

/** A body and how to dispose of it. */
export interface ReceivedBulk {
  body: BulkBody;
  /** SHA-256, for an idempotent call. */
  digest: string;
  remove(): Promise<void>;
}

/** A body up to this size parses quickly; larger ones are parsed by a worker. */
const inMemoryBytes = 256 * 1024;

/**
 * Receives a body without parsing it: large ones are streamed to disk, so that no number of callers can fill the memory.
 *
 * @throws RequestError 413 beyond `maximum` bytes, immediately if the declared length exceeds it
 */
export async function receiveBulk(
  request: FastifyRequest,
  { folder, maximum }: { folder: string; maximum: number },
): Promise<ReceivedBulk> {
  if (Number(request.headers['content-length']) > maximum) throw tooLarge(maximum);
  const path = join(folder, randomUUID());
  let head: Uint8Array[] = [];
  let file: FileHandle | undefined;
  let received = 0;
  const hash = createHash('sha256');
  const remove = async () => (file ? rm(path, { force: true }) : undefined);
  try {
    // The stream stays open so that a refusal still reaches the caller.
    for await (const chunk of (request.body as Readable).iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Uint8Array;
      received += bytes.length;
      hash.update(bytes);
      if (received > maximum) throw tooLarge(maximum);
      head.push(bytes);
      if (received <= inMemoryBytes) continue;
      file ??= await open(path, 'wx', 0o600);
      for (const part of head) await file.writeFile(part);
      head = [];
    }
    const body = file ? { path } : { bytes: new Uint8Array(Buffer.concat(head)) };
    return { body, digest: hash.digest('base64url'), remove };
  } catch (error) {
    await remove();
    throw error;
  } finally {
    await file?.close();
  }
}
