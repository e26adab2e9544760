/** Separates the parts of one purchase, of which there is one for each package. */
const separator = ',';

/** The parts of the reference of a purchase, in package order. */
export const partsOf = (carrierRef: string): string[] => carrierRef.split(separator);
/** The reference of a purchase: its parts, in package order. */
export const refOfParts = (parts: readonly string[]): string => parts.join(separator);
/** The reference of some packages of a purchase. */
export const refOfPackages = (carrierRef: string, packageNos: readonly number[]): string =>
  refOfParts(partsOf(carrierRef).filter((_, at) => packageNos.includes(at + 1)));
