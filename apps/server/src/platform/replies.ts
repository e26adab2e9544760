import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { WrittenReply } from './written-reply.ts';

/** A file as reply. */
export interface FileReply {
  fileName: string;
  contentType: string;
  content: Readable | Uint8Array;
  /** When it is known beforehand. */
  bytes?: number;
}

/** Sends a file to be saved, never to be shown within our origin. */
export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  // RFC 6266: a plain name for old clients, the real one encoded.
  const plain = file.fileName.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(file.fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  void reply
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .header('cache-control', 'no-store')
    .type(file.contentType);
  if (file.bytes !== undefined) void reply.header('content-length', file.bytes);
  return reply.send(file.content);
}

/** Media type of a reply of one JSON value a line. */
export const linesType = 'application/x-ndjson';

/** Sends one JSON value a line, as fast as the caller reads; a fault on the way breaks the connection off. */
export function sendLines(reply: FastifyReply, lines: AsyncIterable<unknown>): FastifyReply {
  async function* text(): AsyncGenerator<string> {
    let chunk = '';
    for await (const line of lines) {
      chunk += `${JSON.stringify(line)}\n`;
      if (chunk.length > 32_768) {
        yield chunk;
        chunk = '';
      }
    }
    if (chunk !== '') yield chunk;
  }
  return reply.type(linesType).header('cache-control', 'no-store').send(Readable.from(text()));
}

/** Sends what a worker has written. */
export const sendWritten = (
  reply: FastifyReply,
  { content, bytes }: WrittenReply,
  type: string,
): FastifyReply => reply.type(type).header('content-length', bytes).send(content);
