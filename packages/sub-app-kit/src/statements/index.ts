export { LedgerEntries } from './ledger-entries.tsx';
export { MonthlyStatements } from './monthly-statements.tsx';
export { statementColumns } from './statement-columns.tsx';
