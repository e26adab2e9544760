export { useChargeCause } from './charge-cause.ts';
export { ChargeExplained } from './charge-explained.tsx';
export { useInvoiceColumns } from './invoice-columns.tsx';
export { InvoiceBadge, InvoiceDisputes, InvoiceFacts, InvoiceLines, useFeeName } from './invoice-parts.tsx';
export { DownloadButtons } from './download-buttons.tsx';
