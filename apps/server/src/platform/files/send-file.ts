import type { FastifyReply } from 'fastify';
import type { FileReply, KeptFileReply } from '../replies.ts';
import { byteRange } from './byte-range-rules.ts';

/** Sends a file for saving, never for display within our origin; stored files support ranges, so that a download can resume. */
export async function sendFile(reply: FastifyReply, file: FileReply | KeptFileReply): Promise<FastifyReply> {
  if ('kept' in file) return sendKept(reply, file);
  asSaved(reply, file);
  if (file.bytes !== undefined) void reply.header('content-length', file.bytes);
  return reply.send(file.content);
}

async function sendKept(reply: FastifyReply, file: KeptFileReply): Promise<FastifyReply> {
  const { bytes, etag, open } = file.kept;
  const range = askedRange(reply, file.kept);
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .header('content-range', `bytes */${bytes}`)
      .header('accept-ranges', 'bytes')
      .send();
  }
  const content = await open(range);
  asSaved(reply, file);
  void reply.header('accept-ranges', 'bytes').header('etag', etag);
  if (!range) return reply.header('content-length', bytes).send(content);
  const { first, last } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes}`)
    .header('content-length', last - first + 1)
    .send(content);
}

/** The range of a GET, unless it was meant for another state of the file (`If-Range`). */
function askedRange({ request }: FastifyReply, { bytes, etag }: KeptFileReply['kept']) {
  const { range, 'if-range': state } = request.headers;
  if (request.method !== 'GET' || (state !== undefined && state !== etag)) return undefined;
  return byteRange(range, bytes);
}

function asSaved(reply: FastifyReply, { fileName, contentType }: FileReply | KeptFileReply): void {
  // RFC 6266: a plain name for old clients, the real one encoded.
  const plain = fileName.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  void reply
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .header('cache-control', 'no-store')
    .type(contentType);
}
