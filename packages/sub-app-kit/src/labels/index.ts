export { BuyBar } from './buy-bar.tsx';
export { LabelDocuments } from './label-documents.tsx';
export { isBeingBought, useShipment } from './label-queries.ts';
export { codesOf, PurchaseFailed, PurchaseWaiting } from './purchase-notes.tsx';
export { isUnderWay, useCameOf, usePurchase, useSpendable } from './purchase-queries.ts';
