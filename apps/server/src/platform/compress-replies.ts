import { gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** For smaller replies the headers of compression cost more than it saves. */
const leastBytes = 1_024;
/** Up to this size compressing is faster than using another thread. */
const mostAtOnce = 64 * 1_024;

/**
 * Compresses replies. A typical reply of some kilobytes is compressed synchronously, in a fraction of a millisecond. Streams and long
 * texts go through the plug-in, which works off the event loop.
 */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < leastBytes || payload.length > mostAtOnce)
      return payload;
    const isTaken =
      reply.hasHeader('content-encoding') || !String(reply.getHeader('content-type')).includes('json');
    if (isTaken || !takesGzip(request.headers['accept-encoding'])) return payload;
    void reply
      .header('content-encoding', 'gzip')
      .header('vary', 'accept-encoding')
      .removeHeader('content-length');
    return gzipSync(payload, { level: 4 });
  });
  await app.register(compress, { threshold: leastBytes });
}

const takesGzip = (accepted: string | string[] | undefined): boolean =>
  /(?:^|,)\s*gzip\s*(?:,|$|;\s*q=(?:1|0?\.\d*[1-9]))/i.test(String(accepted ?? ''));
