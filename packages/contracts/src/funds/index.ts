/** The ledger of money: wallets, statements, payments (decision D17). */
export * from './auto-top-up.ts';
export * from './billing.calls.ts';
export * from './billing-messages.ts';
export * from './billing.ts';
export * from './funds.calls.ts';
export * from './invoice.calls.ts';
export * from './invoice.ts';
export * from './ledger.ts';
export * from './messages.ts';
export * from './monthly-statement.ts';
export * from './money.calls.ts';
export * from './operator-funds.calls.ts';
export * from './rate-rules.ts';
export * from './storage-report.calls.ts';
export * from './transaction.import.ts';
export * from './warehouse-top-up.calls.ts';
export * from './warehouse-top-up.ts';
