import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request received by a webhook receiver. */
interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A webhook receiver on this machine that replies with the given status, after the given step. */
export async function openReceiver() {
  const received: Received[] = [];
  const replies = { status: 204, before: (): void => undefined };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      replies.before();
      response.writeHead(replies.status).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/hooks`,
    received,
    replies,
    events: () => received.map(({ headers }) => headers['lading-event']),
    close: () => new Promise((closed) => server.close(closed)),
  };
}
