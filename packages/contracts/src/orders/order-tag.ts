import { z } from 'zod';
import { normalForm } from '../core/normal-form.ts';

/** Ours: maximum characters of a tag and of a note, tags of one order, orders per action, and days of a hold that ends automatically. */
export const orderWorkLimits = { tag: 40, tags: 20, note: 2_000, orders: 10_000, holdDays: 366 } as const;

/** A tag of an order. */
export const orderTag = z.string().overwrite(normalForm).trim().min(1).max(orderWorkLimits.tag);
