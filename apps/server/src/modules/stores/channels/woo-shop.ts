import { z } from 'zod';
import type { ChannelCall } from './ask-channel.ts';
import type { ChannelAccess } from './channel-connector.ts';
import { ChannelError } from './channel-error.ts';

/** What opens a store of WooCommerce: the keys of its REST API, with leave to read. */
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

/** What WooCommerce says to somebody without any key. */
const isWithoutKey = (fault: unknown) =>
  fault instanceof ChannelError && fault.saidCode === 'woocommerce_rest_cannot_view';

/**
 * A store as it is asked. Some hosts take the header with the key off: then the key goes in the address, as WooCommerce allows where the
 * connection is encrypted.
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
