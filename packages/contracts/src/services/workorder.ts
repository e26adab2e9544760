import { z } from 'zod';
import { wireId } from '../entities/wire-values.ts';
import { productService } from '../product.ts';
import { defineService } from '../define-service.ts';

/** Unread count of the support cases (spec §7, "Messages"). */
export const workorder = defineService('workorder', {
  queryUnread: {
    method: 'GET',
    path: `${productService('workorder')}/message/queryUnread`,
    access: 'signed-in',
    summary: 'How many support messages the user has not read.',
    query: z.object({ userId: wireId }),
    data: z.number().int().nonnegative(),
  },
});
