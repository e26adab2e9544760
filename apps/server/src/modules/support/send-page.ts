import type { FastifyReply } from 'fastify';

/** Sends a page of the support site. */
export function sendPage(reply: FastifyReply, text: string): FastifyReply {
  return (
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      // Without a referrer at all, a browser names no origin for the forms either, by which they are accepted over plain HTTP.
      .header('referrer-policy', 'same-origin')
      .send(text)
  );
}
