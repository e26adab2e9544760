import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { OutgoingError } from './outgoing-json.ts';

const isGzip = (bytes: Buffer) => bytes.length > 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * Reads an answer as text, also one that was packed although nobody had asked for it, and without the mark of its byte order.
 * @throws OutgoingError when it is longer than that, or packed in a way we do not know
 */
export async function answerText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    // Leaving the loop calls the rest off.
    if (bytes > maxBytes) throw new OutgoingError('unusable');
    chunks.push(chunk);
  }
  return unpacked(Buffer.concat(chunks), response.headers['content-encoding'], maxBytes)
    .toString('utf8')
    .replace(/^\uFEFF+/, '');
}

function unpacked(bytes: Buffer, encoding: string | undefined, maxOutputLength: number): Buffer {
  try {
    // Some hosts pack without saying so, and some say so of what is not packed.
    if (isGzip(bytes)) return gunzipSync(bytes, { maxOutputLength });
    if (encoding === 'br') return brotliDecompressSync(bytes, { maxOutputLength });
    if (encoding === 'deflate') return inflateSync(bytes, { maxOutputLength });
    return bytes;
  } catch {
    throw new OutgoingError('unusable');
  }
}
