import { defineService } from '../core/define-service.ts';
import { quote, quoteRequest } from './rate.ts';

/** Rates of the connected carriers (spec §2, "Rate Calculator"; decision D14). Our own. */
export const ratesApi = defineService('rates', {
  quote: {
    method: 'POST',
    path: '/ezeeship-api/ezeeship/rate/quote',
    access: 'signed-in',
    summary: 'Rates of every connected carrier account for an order or for packages, line by line.',
    body: quoteRequest,
    data: quote,
  },
});
