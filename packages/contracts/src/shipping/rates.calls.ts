import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { wireId } from '../core/wire-values.ts';
import { proposedPackage } from './proposed-package.ts';
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
  proposedPackage: {
    method: 'GET',
    path: '/ezeeship-api/ezeeship/rate/package/{orderId}',
    access: 'signed-in',
    summary: 'Proposes a package for an order by the sizes and weights of its products.',
    params: z.object({ orderId: wireId }),
    data: z.object({
      /** Null: the order has packages, or the weight of its products is unknown. */
      proposed: proposedPackage.nullable(),
    }),
  },
});
