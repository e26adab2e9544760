import { z } from 'zod';
import { wireId } from '../core/wire-values.ts';

/** A number of units in stock or processed. */
export const units = z.number().int().nonnegative();

/** Units of one line or of one report of the floor: at least one. */
export const someUnits = z.number().int().min(1).max(999_999);

/** Common fields of every client request to a warehouse. */
export const requestHead = {
  warehouseId: wireId,
  /** The client's own number, unique for the warehouse. */
  clientRef: z.string().trim().min(1).max(50),
};
