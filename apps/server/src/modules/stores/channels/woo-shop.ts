import { z } from 'zod';
import type { ChannelCall } from './ask-channel.ts';
import type { ChannelAccess } from './channel-connector.ts';
import { ChannelError } from './channel-error.ts';

/** The credentials of a WooCommerce store: the keys of its REST API, with read access. */
const wooCredentials = z.object({
  consumerKey: z.string().trim().min(1).max(200),
  consumerSecret: z.string().trim().min(1).max(200),
});

/** A store with its key. */
export interface WooShop {
  address: string;
  headers: Record<string, string>;
  ask: ChannelCall;
}

/** WooCommerce's answer without a key. */
const isWithoutKey = (fault: unknown) =>
  fault instanceof ChannelError && fault.saidCode === 'woocommerce_rest_cannot_view';

/**
 * Calls a store. Some hosts remove the header with the key: then the key goes into the URL, which WooCommerce allows over an
 * encrypted connection.
 */
export function wooShop({ address, credentials, ask }: ChannelAccess): WooShop {
  const { consumerKey, consumerSecret } = wooCredentials.parse(JSON.parse(credentials));
  const basic = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64');
  let isInAddress = false;
  const askInAddress: ChannelCall = (url, question) => {
    const opened = new URL(url);
    opened.searchParams.set('consumer_key', consumerKey);
    opened.searchParams.set('consumer_secret', consumerSecret);
    return ask(opened, { ...question, headers: {} });
  };
  return {
    address,
    headers: { authorization: `Basic ${basic}` },
    async ask(url, question) {
      if (isInAddress) return askInAddress(url, question);
      try {
        return await ask(url, question);
      } catch (fault) {
        if (!isWithoutKey(fault)) throw fault;
        const answer = await askInAddress(url, question);
        isInAddress = true;
        return answer;
      }
    },
  };
}
