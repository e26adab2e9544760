import { z } from 'zod';
import { outsideSecret } from './secret-rules.ts';
import { outsideAddress, outsideOrigins } from './outside-address.ts';

/** Environment variables for BigCommerce (decision D10). */
export const bigCommerceEnvironment = {
  LADING_BIGCOMMERCE_CLIENT_ID: z.string().optional(),
  LADING_BIGCOMMERCE_CLIENT_SECRET: outsideSecret.optional(),
  LADING_BIGCOMMERCE_REDIRECT_URI: outsideAddress.optional(),
  LADING_BIGCOMMERCE_LOGIN: outsideAddress.default('https://login.bigcommerce.com'),
  LADING_BIGCOMMERCE_API: outsideAddress.default('https://api.bigcommerce.com'),
  LADING_BIGCOMMERCE_FRAMES: outsideOrigins.default([]),
};

/** Our app at BigCommerce. */
export interface BigCommerceConfig {
  clientId: string;
  clientSecret: string;
  /** The URL of `/bigcommerce/connection` as registered there. */
  redirectUri: string;
  login: string;
  api: string;
}

type Values = z.output<z.ZodObject<typeof bigCommerceEnvironment>>;

/** Undefined when the app is not set up. @throws When it is incomplete. */
export function bigCommerceConfig(
  values: Values,
  publicUrl: string | undefined,
): BigCommerceConfig | undefined {
  const { LADING_BIGCOMMERCE_CLIENT_ID: clientId, LADING_BIGCOMMERCE_CLIENT_SECRET: clientSecret } = values;
  if (!clientId && !clientSecret) return undefined;
  const redirectUri =
    values.LADING_BIGCOMMERCE_REDIRECT_URI ?? (publicUrl && `${publicUrl}/bigcommerce/connection`);
  if (!clientId || !clientSecret || !redirectUri) {
    throw new Error(
      'The configuration has errors:\n  LADING_BIGCOMMERCE_CLIENT_ID, LADING_BIGCOMMERCE_CLIENT_SECRET and LADING_BIGCOMMERCE_REDIRECT_URI (or LADING_PUBLIC_URL) go together.',
    );
  }
  return {
    clientId,
    clientSecret,
    redirectUri,
    login: values.LADING_BIGCOMMERCE_LOGIN,
    api: values.LADING_BIGCOMMERCE_API,
  };
}
