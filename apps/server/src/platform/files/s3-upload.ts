import type { S3Requests } from './s3-requests.ts';
import { S3Errors } from '@bradenmacdonald/s3-lite-client';

/** Splits a stream into parts of exactly `size` bytes, except the last, which is always emitted and may be empty. */
async function* inParts(
  content: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ piece: Uint8Array<ArrayBuffer>; isLast: boolean }> {
  let part = new Uint8Array(Math.min(size, 64 * 1024));
  let filled = 0;
  for await (const chunk of content) {
    for (let taken = 0; taken < chunk.length;) {
      // A full part is emitted when more data arrives: only then is it known not to be the last.
      if (filled === size) {
        yield { piece: part, isLast: false };
        part = new Uint8Array(size);
        filled = 0;
      }
      const fits = Math.min(size - filled, chunk.length - taken);
      if (filled + fits > part.length) {
        const larger = new Uint8Array(Math.min(size, Math.max(part.length * 2, filled + fits)));
        larger.set(part.subarray(0, filled));
        part = larger;
      }
      part.set(chunk.subarray(taken, taken + fits), filled);
      filled += fits;
      taken += fits;
    }
  }
  yield { piece: part.subarray(0, filled), isLast: true };
}

/** At least 5 MB by the protocol; with its 10,000 parts this allows for 80 GB. */
const partBytes = 8 * 1024 * 1024;
/** Time limit for aborting; the error is thrown only afterwards. */
const giveUpMs = 5_000;

interface Part {
  number: number;
  etag: string;
}

/**
 * Writes an object, completely or not at all, and returns its size. One part at a time is in memory; each is retried separately on
 * temporary errors, and a failed upload is aborted.
 */
export async function uploadToS3(
  { client, persistently, patience }: S3Requests,
  objectName: string,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  let uploadId: string | undefined;
  const parts: Part[] = [];
  let bytes = 0;
  try {
    for await (const { piece, isLast } of inParts(content, partBytes)) {
      bytes += piece.length;
      if (isLast && parts.length === 0) {
        await persistently('keep', () => client.makeRequest({ method: 'PUT', objectName, payload: piece }));
        return bytes;
      }
      uploadId ??= await begin();
      parts.push(await send(uploadId, parts.length + 1, piece));
    }
    if (uploadId !== undefined) await complete(uploadId);
    return bytes;
  } catch (error) {
    if (uploadId !== undefined) await giveUp(uploadId);
    throw error;
  }

  function begin(): Promise<string> {
    return persistently('begin to keep', async () => {
      const answer = await client.makeRequest({
        method: 'POST',
        objectName,
        query: 'uploads=',
        returnBody: true,
      });
      const id = textOf('UploadId', await answer.text());
      if (id === undefined) throw new Error('The storage did not begin an upload');
      return id;
    });
  }

  async function send(id: string, number: number, piece: Uint8Array<ArrayBuffer>): Promise<Part> {
    const { headers } = await persistently('keep a part', () =>
      client.makeRequest({
        method: 'PUT',
        objectName,
        query: { partNumber: String(number), uploadId: id },
        payload: piece,
      }),
    );
    return { number, etag: headers.get('etag') ?? '' };
  }

  function complete(id: string): Promise<void> {
    const list = parts.map(
      ({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`,
    );
    return persistently('end to keep', async (attempt) => {
      try {
        const answer = await client.makeRequest({
          method: 'POST',
          objectName,
          query: { uploadId: id },
          payload: `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`,
          returnBody: true,
        });
        // S3 may report an error with status 200 here.
        const text = await answer.text();
        if (textOf('ETag', text) === undefined)
          throw new Error(`The upload did not end: ${textOf('Code', text) ?? 'no reason given'}`);
      } catch (error) {
        // It was completed, but the reply got lost.
        const isOver = error instanceof S3Errors.ServerError && error.code === 'NoSuchUpload';
        if (!isOver || attempt === 1) throw error;
        if ((await client.statObject(objectName)).size !== bytes) throw error;
      }
    });
  }

  async function giveUp(id: string): Promise<void> {
    const given = persistently(
      'give up',
      () => client.makeRequest({ method: 'DELETE', objectName, query: { uploadId: id }, statusCode: 204 }),
      Math.min(giveUpMs, patience.allMs),
    );
    // Report the original error; this one is logged.
    await given.catch(() => undefined);
  }
}

const textOf = (element: string, xml: string): string | undefined =>
  new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1];
