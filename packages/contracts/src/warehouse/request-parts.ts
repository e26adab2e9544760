import { z } from 'zod';
import { wireId } from '../core/wire-values.ts';

/** Units of goods that are somewhere, or that something was done with. */
export const units = z.number().int().nonnegative();

/** Units of one line or of one report of the floor: at least one. */
export const someUnits = z.number().int().min(1).max(999_999);

/** What every request of a client to a warehouse begins with. */
export const requestHead = {
  warehouseId: wireId,
  /** The client's own number, unique for the warehouse. */
  clientRef: z.string().trim().min(1).max(50),
};
