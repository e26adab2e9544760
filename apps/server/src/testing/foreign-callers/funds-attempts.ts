import type { Attempts } from './attempts.ts';
import { own } from './own-ids.ts';

/** Attempts at calls of funds. */
export const fundsAttempts: Attempts = {
  'funds.postageBalance': () => ({ input: { query: {} } }),
  'funds.postagePage': () => ({ input: { query: { pageSize: 200 } } }),
  'funds.explainTransaction': () => ({
    input: { params: { transactionId: own.transactionId } },
    refused: 404,
  }),
  'funds.topUpMethods': () => ({}),
  'funds.topUp': () => ({
    input: { body: { amount: { minor: 1_000, currency: 'USD' }, method: 'bank-transfer' } },
  }),
  'funds.paymentPage': () => ({ input: { query: { search: own.paymentReference, pageSize: 200 } } }),
  'funds.cancelTopUp': () => ({ input: { body: { paymentId: own.paymentId } }, refused: 404 }),
  'funds.setLowBalance': () => ({ input: { body: { lowBalance: { minor: 1, currency: 'USD' } } } }),
  'funds.exportPostage': () => ({ input: { body: { format: 'csv' } } }),
  'funds.statementList': () => ({ input: { query: { timeZone: 'UTC' } } }),
  'funds.statementFile': () => ({
    input: { params: { month: '2020-01' }, query: { timeZone: 'UTC', language: 'en', format: 'csv' } },
    refused: 404,
  }),
  'funds.autoTopUp': () => ({}),
  'funds.saveAutoTopUp': () => ({
    input: {
      body: {
        threshold: { minor: 0, currency: 'USD' },
        amount: { minor: 500, currency: 'USD' },
        monthlyCap: { minor: 500, currency: 'USD' },
        method: 'demo',
        timeZone: 'UTC',
        isConsented: true,
      },
    },
  }),
  'funds.stopAutoTopUp': () => ({}),
  'withdrawals.withdrawalOffer': () => ({}),
  'withdrawals.withdrawalPage': () => ({ input: { query: { pageSize: 200 } } }),
  'withdrawals.withdraw': () => ({
    input: {
      body: {
        amount: { minor: 99_999_900, currency: 'USD' },
        holder: 'Other Ltd.',
        accountForm: 'iban',
        accountNumber: 'DE89370400440532013000',
        bankCode: '',
      },
    },
    refused: 400,
  }),
  'withdrawals.cancelWithdrawal': () => ({ input: { body: { withdrawalId: '45999' } }, refused: 404 }),
  'billing.chargePage': () => ({ input: { query: { pageSize: 200 } } }),
  'billing.chargeDetail': () => ({ input: { params: { chargeId: '720001' } }, refused: 404 }),
  'billing.unbilled': () => ({}),
  'billing.warehouseWallets': () => ({}),
  'billing.exportTransactions': () => ({
    input: { body: { warehouseId: own.warehouseId, format: 'csv' } },
    refused: 404,
  }),
  'billing.walletStatementList': () => ({
    input: { params: { warehouseId: own.warehouseId }, query: { timeZone: 'UTC' } },
    refused: 404,
  }),
  'billing.walletStatementFile': () => ({
    input: {
      params: { warehouseId: own.warehouseId, month: '2020-01' },
      query: { timeZone: 'UTC', language: 'en', format: 'csv' },
    },
    refused: 404,
  }),
  'billing.setWalletAlert': () => ({
    input: { body: { warehouseId: own.warehouseId, lowBalance: null } },
    refused: 404,
  }),
  'warehouseTopUps.topUps': () => ({ input: { query: { warehouseId: own.warehouseId } } }),
  'warehouseTopUps.reportTopUp': () => ({
    input: {
      body: {
        warehouseId: own.warehouseId,
        amount: { minor: 1_000, currency: 'USD' },
        transactionNo: 'FT-1',
        paidOn: '2026-11-02',
      },
    },
    refused: 400,
  }),
  'warehouseTopUps.cancelTopUp': () => ({ input: { body: { topUpId: '860001' } }, refused: 404 }),
  'storageReport.storageSeries': () => ({
    input: { query: { warehouseId: own.warehouseId, from: '2026-01-01', to: '2026-01-31' } },
    refused: 404,
  }),
  'storageReport.storageAging': () => ({ input: { query: { warehouseId: own.warehouseId } }, refused: 404 }),
  'storageReport.exportStorage': () => ({
    input: { body: { warehouseId: own.warehouseId, format: 'csv' } },
    refused: 404,
  }),
  'storageReport.storageForecast': () => ({
    input: { query: { warehouseId: own.warehouseId } },
    refused: 404,
  }),
  'billing.transactionPage': () => ({ input: { query: { warehouseId: own.warehouseId } }, refused: 404 }),
  'invoices.invoicePage': () => ({ input: { query: { pageSize: 200 } } }),
  'invoices.invoiceDetail': () => ({ input: { params: { invoiceId: '730001' } }, refused: 404 }),
  'invoices.disputeLine': () => ({
    input: { body: { invoiceId: '730001', lineNo: 1, reason: 'Foreign' } },
    refused: 404,
  }),
  'invoices.invoiceFile': () => ({
    input: { params: { invoiceId: '730001' }, query: { language: 'en', format: 'xlsx' } },
    refused: 404,
  }),
  'invoices.creditNoteFile': () => ({
    input: { params: { creditNoteId: '740001' }, query: { language: 'en', format: 'xlsx' } },
    refused: 404,
  }),
};
