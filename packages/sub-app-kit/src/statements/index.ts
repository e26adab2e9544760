export { LedgerEntries } from './ledger-entries.tsx';
export { statementColumns } from './statement-columns.tsx';
