import { gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below, the headers of compression cost more than it saves. */
const leastBytes = 1_024;
/** Up to here packing takes less than handing it to another thread and back. */
const mostAtOnce = 64 * 1_024;

/**
 * Compresses what goes out. The reply of a call is a text of some kilobytes as a rule: it is packed where it is, in a fraction of a
 * millisecond. A stream or a long text goes through the plug-in, which packs it beside the event loop.
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
