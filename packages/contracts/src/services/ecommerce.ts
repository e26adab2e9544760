import { z } from 'zod';
import { defineService } from '../define-service.ts';

/** Pictures of the selling channels (spec §7, "Stores"). */
export const ecommerce = defineService('ecommerce', {
  storeLogos: {
    method: 'GET',
    path: '/api/eCommerce-api/third-party/platform/store/logo/current',
    access: 'signed-in',
    summary: 'The logo of each store, by store id.',
    data: z.record(z.string(), z.string().nullable()),
  },
});
