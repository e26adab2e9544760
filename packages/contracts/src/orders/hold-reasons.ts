/** Why people put an order on hold. */
export const ownHoldReasons = ['PAYMENT', 'FRAUD', 'ADDRESS', 'STOCK', 'CUSTOMER', 'OTHER'] as const;
/**
 * Why an order is on hold by what its selling channel says of it: it waits there, is a test, the customer comes for it, or it is not what it
 * was when it was split, merged or edited here.
 */
export const storeHoldReasons = ['STORE', 'TEST', 'COLLECTION', 'CHANGED'] as const;
export type StoreHoldReason = (typeof storeHoldReasons)[number];
/** Why an order is on hold. */
export const holdReasons = [...ownHoldReasons, ...storeHoldReasons] as const;
export type HoldReason = (typeof holdReasons)[number];
