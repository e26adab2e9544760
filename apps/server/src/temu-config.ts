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

/** What the environment may say of the marketplace's cooperative warehouse (decision D10). */
export const temuEnvironment = {
  LADING_TEMU_APP_KEY: z.string().optional(),
  LADING_TEMU_APP_SECRET: outsideSecret.optional(),
  LADING_TEMU_PORTAL: outsideAddress.optional(),
  LADING_TEMU_RETURN_HOSTS: hosts.default([]),
  LADING_TEMU_REQUEST_NAME: name.default('state'),
  LADING_TEMU_RETURN_NAME: name.default('redirect_uri'),
};

/** Our app at the marketplace, and how its portal speaks with us. */
export interface TemuConfig {
  appKey: string;
  appSecret: string;
  /** Where people return to when their request names no address. */
  portal: string | undefined;
  /** Hosts that they may be sent to; `*.` stands for any name before it. */
  returnHosts: string[];
  /** Names in the query: what names the request, and what the address to return to. */
  names: { request: string; returnTo: string };
}

/** Undefined when the marketplace is not set up. @throws When it is half set up. */
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
