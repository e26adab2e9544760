import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whether an address is on this machine. */
function isLoopback(address: string): boolean {
  const plain = address.replace('::ffff:', '');
  return address === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/** Headers that proxies add to requests. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Whether a request was made on this machine, and not by a proxy on it. */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return isLoopback(socket.remoteAddress ?? '') && proxyHeaders.every((name) => headers[name] === undefined);
}

/**
 * Whether a browser on this machine requests a page of this machine by one of its own names. A foreign site whose name resolves here
 * (DNS rebinding) sends its own name.
 */
export function isVisitOnThisMachine(request: FastifyRequest): boolean {
  const name = request.hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return (
    isFromThisMachine(request) && (name === 'localhost' || name.endsWith('.localhost') || isLoopback(name))
  );
}
