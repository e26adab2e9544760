import { z } from 'zod';
import { wireId } from '../core/wire-values.ts';

/** A number of units in stock or processed. */
export const units = z.number().int().nonnegative();

/** Units of one line or of one report of the floor: at least one. */
export const someUnits = z.number().int().min(1).max(999_999);

/** Work on the floor of a warehouse: its list, or only what a scanned code names. */
export const floorWork = z.object({
  warehouseId: wireId,
  /** A number or a client's reference, or the tracking number of a return; case does not matter. */
  code: z.string().trim().min(1).max(100).optional(),
});

/** Common fields of every client request to a warehouse. */
export const requestHead = {
  warehouseId: wireId,
  /** The client's own number, unique for the warehouse. */
  clientRef: z.string().trim().min(1).max(50),
};
