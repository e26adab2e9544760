/** Reasons for which people put an order on hold. */
export const ownHoldReasons = ['PAYMENT', 'FRAUD', 'ADDRESS', 'STOCK', 'CUSTOMER', 'OTHER'] as const;
/**
 * Reasons from the order's selling channel: it waits there, is a test, is picked up by the customer, or differs from its state
 * when it was split, merged or edited here.
 */
export const storeHoldReasons = ['STORE', 'TEST', 'COLLECTION', 'CHANGED'] as const;
export type StoreHoldReason = (typeof storeHoldReasons)[number];
/** Why an order is on hold. */
export const holdReasons = [...ownHoldReasons, ...storeHoldReasons] as const;
export type HoldReason = (typeof holdReasons)[number];
