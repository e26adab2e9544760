import { createContext, use } from 'react';

const PartFaultContext = createContext<(fault: unknown) => void>(() => undefined);

/** Takes the faults of single parts of the page, to say so to the reader: see `late` and `Fence`. */
export const PartFaultProvider = PartFaultContext.Provider;

/** How a part of the page that failed is told of; nothing happens where nobody listens. */
export function usePartFault(): (fault: unknown) => void {
  return use(PartFaultContext);
}
