/** Import types, field tables, mapping templates and analyzed files. */
export * from './analysed-file.ts';
export * from './define-import.ts';
export * from './import-label.ts';
export * from './import-option.ts';
export * from './import-options.ts';
export * from './import-outcome.ts';
export * from './import-receipt.ts';
export * from './import-receipts.calls.ts';
export * from './import-row.ts';
export * from './imports.calls.ts';
export * from './mapping-template.ts';
export * from './messages.ts';
export * from './record-import.calls.ts';
export * from './saved-from.ts';
export * from './spellings.ts';
export * from './unit-options.ts';
export * from './yes-no-spellings.ts';
