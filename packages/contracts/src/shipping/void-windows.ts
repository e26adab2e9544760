/** Days within which carriers refund unused labels of networks, by the carrier's name (shipping design, "CarrierAccount"). */
export const usualVoidDays = { USPS: 30, UPS: 90, FedEx: 90 } as const;
/** For other carriers, the shortest of {@link usualVoidDays}. */
export const shortestVoidDays = 30;
