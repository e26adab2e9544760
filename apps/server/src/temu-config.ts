import { z } from 'zod';
import { outsideSecret } from './secret-rules.ts';
import { outsideAddress } from './outside-address.ts';

const hosts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((host) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(host)),
    'must be hosts such as seller.temu.com or *.temu.com',
  );
const name = z.string().regex(/^[\w.-]{1,60}$/, 'must be the name of a query parameter');

/** Environment variables for the marketplace's cooperative warehouse (decision D10). */
export const temuEnvironment = {
  LADING_TEMU_APP_KEY: z.string().optional(),
  LADING_TEMU_APP_SECRET: outsideSecret.optional(),
  LADING_TEMU_PORTAL: outsideAddress.optional(),
  LADING_TEMU_RETURN_HOSTS: hosts.default([]),
  LADING_TEMU_REQUEST_NAME: name.default('state'),
  LADING_TEMU_RETURN_NAME: name.default('redirect_uri'),
};

/** Our app at the marketplace, and the protocol of its portal. */
export interface TemuConfig {
  appKey: string;
  appSecret: string;
  /** The default return address. */
  portal: string | undefined;
  /** Allowed return hosts; `*.` matches any name before it. */
  returnHosts: string[];
  /** Query parameters with the request id and the return address. */
  names: { request: string; returnTo: string };
}

/** Undefined when the marketplace is not set up. @throws When it is incomplete. */
export function temuConfig(values: z.output<z.ZodObject<typeof temuEnvironment>>): TemuConfig | undefined {
  const { LADING_TEMU_APP_KEY: appKey, LADING_TEMU_APP_SECRET: appSecret } = values;
  if (!appKey && !appSecret) return undefined;
  const { LADING_TEMU_PORTAL: portal, LADING_TEMU_RETURN_HOSTS: returnHosts } = values;
  if (!appKey || !appSecret || (!portal && returnHosts.length === 0)) {
    throw new Error(
      'The configuration has errors:\n  LADING_TEMU_APP_KEY, LADING_TEMU_APP_SECRET and LADING_TEMU_PORTAL or LADING_TEMU_RETURN_HOSTS go together.',
    );
  }
  return {
    appKey,
    appSecret,
    portal,
    returnHosts: [...returnHosts, ...(portal ? [new URL(portal).host] : [])],
    names: { request: values.LADING_TEMU_REQUEST_NAME, returnTo: values.LADING_TEMU_RETURN_NAME },
  };
}
