import { z } from 'zod';

/** Ours: characters of a tag and of a note, the tags of one order, the orders that one act changes, and days of a hold that ends by itself. */
export const orderWorkLimits = { tag: 40, tags: 20, note: 2_000, orders: 10_000, holdDays: 366 } as const;

/** A tag of an order. */
export const orderTag = z.string().normalize('NFC').trim().min(1).max(orderWorkLimits.tag);
