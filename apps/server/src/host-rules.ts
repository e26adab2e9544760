import { isIP } from 'node:net';
import { z } from 'zod';

const host = String.raw`(?:\[[\da-f:.]+\]|[a-z\d_-]+(?:\.[a-z\d_-]+)*)`;
const hostWithPort = new RegExp(String.raw`^${host}:\d{1,5}$`);
const hostOnly = new RegExp(String.raw`^${host}(?::\d{1,5})?$`);
/** Networks that Fastify knows by name. */
const networks = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** A comma list. One that does not fit would match nothing, without a word. */
const listOf = (fits: (part: string) => boolean, said: string) =>
  z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .refine((parts) => parts.every(fits), said);

/** Hosts as a browser names them. */
export const hostList = listOf(
  (part) => hostOnly.test(part),
  'must be hosts such as ship.example, without https://',
);

/** Hosts with their ports. */
export const hostPortList = listOf(
  (part) => hostWithPort.test(part),
  'must be hosts with ports such as shop.example:443, without https://',
);

/** Addresses of proxies, or their networks. */
export const proxyList = listOf((part) => {
  const [address = '', size, ...rest] = part.split('/');
  if (networks.has(part)) return true;
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (size === undefined || isIP(size) === version) return true;
  return /^\d{1,3}$/.test(size) && Number(size) <= (version === 4 ? 32 : 128);
}, 'must be addresses or networks such as 10.0.0.0/8');
