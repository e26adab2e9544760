import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ByteRange } from './files/byte-range-rules.ts';
import type { WrittenReply } from './written-reply.ts';

/** A file as reply. */
export interface FileReply {
  fileName: string;
  contentType: string;
  content: Readable | Uint8Array;
  /** If known in advance. */
  bytes?: number;
}

/** A file of the file store as reply, which supports ranges. */
export interface KeptFileReply {
  fileName: string;
  contentType: string;
  kept: {
    bytes: number;
    /** Strong: equal only for identical bytes. */
    etag: string;
    open: (range?: ByteRange) => Promise<Readable>;
  };
}

/** Media type of replies with one JSON value per line. */
export const linesType = 'application/x-ndjson';

/** Sends one JSON value per line, with backpressure; an error aborts the connection. */
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
