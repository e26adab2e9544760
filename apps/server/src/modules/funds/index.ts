import {
  billingApi,
  fundsApi,
  invoicesApi,
  moneyApi,
  operatorFundsApi,
  providerInvoicesApi,
  storageReportApi,
  providerTopUpsApi,
  topUpsApi,
  transactionImportApi,
  operatorWithdrawalsApi,
  withdrawalsApi,
} from '@lading/contracts/funds';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { answerCrossings } from './auto-top-up.job.ts';
import { autoTopUpService } from './auto-top-up.service.ts';
import { billingService, warehouseWallet } from './billing.service.ts';
import { checkBooksHourly, checkBooksNow } from './check-books.job.ts';
import { demoPayment } from './demo-payment.routes.ts';
import { demoPaymentProvider } from './demo-payment-provider.ts';
import { fundsService } from './funds.service.ts';
import { invoiceFile } from './invoice-file.ts';
import { rerateInvoice } from './invoice-rerating.service.ts';
import { clientInvoices, handleCredits, providerInvoices } from './invoice.service.ts';
import { monthlyStatements } from './monthly-statement.service.ts';
import { postageWallet } from './payment.service.ts';
import { requireOwningStaff } from './require-owning-staff.ts';
import { resumeTopUpsHourly } from './resume-top-up.job.ts';
import { statementExport, walletExport } from './statement-export.ts';
import { moneyHandlers } from './money.service.ts';
import { rateByTheClock } from './rating.job.ts';
import { registerRecordImport } from '../imports/index.ts';
import { storageExport } from './storage-export.ts';
import { storageReport } from './storage-report.service.ts';
import { closeStorageNightly } from './storage.job.ts';
import { transactionRecordImport } from './transaction-import.service.ts';
import { topUpService } from './warehouse-top-up.service.ts';
import { operatorWithdrawals } from './operator-withdrawal.service.ts';
import { withdrawalService } from './withdrawal.service.ts';

export { holdOutboundCharges, releaseOutboundCharges } from './charge-posting.service.ts';
export { endExpectedCredit, expectCredit, refuseExpectedCredit } from './expected-credit.store.ts';
export { fundsService, requireFunds } from './funds.service.ts';
export { labelBalance } from './label-balance.store.ts';
export { ledger, type Share } from './ledger.service.ts';
export { clientInvoices, providerInvoices } from './invoice.service.ts';
export { postageWallet, requirePostageCurrency } from './payment.service.ts';
export { checkBooks as findingsOfBooks } from './check-books.store.ts';
export { rateCardService } from './rate-card.service.ts';
export { rateAndPost, rateNewEvents } from './rating.service.ts';
export { closeStorage } from './storage.service.ts';
export { clientPayments } from './client-payment.service.ts';
export { chargedFor, estimateParcel, estimateWork, moneyOfMicros } from './work-estimate.service.ts';

/** The ledger of money, wallets and payments (decision D17). */
export function registerFunds(app: FastifyInstance, platform: Platform): void {
  const funds = fundsService(platform);
  const providers = platform.config.demo ? [demoPaymentProvider(platform.database)] : [];
  const topUps = autoTopUpService(platform, { wallet: postageWallet, providers });
  answerCrossings(platform, topUps);
  resumeTopUpsHourly(platform);
  const statements = monthlyStatements(platform.clock, () => postageWallet);
  const statementsWith = ({ warehouseId }: { warehouseId: string }) =>
    monthlyStatements(platform.clock, (trx) => warehouseWallet(trx, warehouseId));
  checkBooksHourly(app, platform);
  rateByTheClock(platform);
  closeStorageNightly(platform);
  handleCredits(platform);
  const billing = billingService(platform.clock);
  registerService(app, platform, billingApi, {
    chargePage: (context, { query }) => billing.charges(context, query),
    chargeDetail: (context, { params }) => billing.charge(context, params.chargeId),
    unbilled: (context) => billing.unbilled(context),
    warehouseWallets: (context) => billing.wallets(context),
    transactionPage: (context, { query }) => billing.statement(context, query),
    exportTransactions: walletExport(platform),
    walletStatementList: (context, { params, query }) => statementsWith(params).list(context, query.timeZone),
    walletStatementFile: (context, { params, query }) =>
      statementsWith(params).file(context, { ...query, month: params.month }),
    setWalletAlert: (context, { body }) => billing.setAlert(context, body),
  });
  const received = clientInvoices(platform);
  registerService(app, platform, invoicesApi, {
    invoicePage: (context, { query }) => received.page(context, query),
    invoiceDetail: (context, { params }) => received.detail(context, params.invoiceId),
    disputeLine: (context, { body }) => received.dispute(context, body),
    invoiceFile: (context, { params, query }) =>
      invoiceFile({ ...context, read: context.db, orgId: context.user.orgId }, { ...query, of: params }),
    creditNoteFile: (context, { params, query }) =>
      invoiceFile({ ...context, read: context.db, orgId: context.user.orgId }, { ...query, of: params }),
  });
  const invoices = providerInvoices(platform);
  const owner = requireOwningStaff(platform);
  registerService(app, platform, providerInvoicesApi, {
    invoicePage: (context, { query }) => invoices.page(context, query),
    invoiceDetail: (context, { params }) => invoices.detail(context, params.invoiceId),
    draftInvoice: (context, { body }) => invoices.draft(context, body),
    issueInvoice: async (context, { body }) => {
      await owner(context);
      return invoices.issue(context, body.invoiceId);
    },
    voidInvoice: (context, { body }) => invoices.discard(context, body.invoiceId),
    answerDispute: async (context, { body }) => {
      await owner(context);
      return invoices.answer(context, body);
    },
    invoiceCharges: (context, { query }) => invoices.charges(context, query),
    invoiceCharge: (context, { params }) => invoices.charge(context, params.chargeId),
    invoiceFile: (context, { params, query }) =>
      invoiceFile({ ...context, read: context.floor, orgId: context.user.orgId }, { ...query, of: params }),
    creditNoteFile: (context, { params, query }) =>
      invoiceFile({ ...context, read: context.floor, orgId: context.user.orgId }, { ...query, of: params }),
  });
  registerService(app, platform, fundsApi, {
    postageBalance: (context, { query }) => funds.balance(context, query.timeZone),
    postagePage: (context, { query }) => funds.statement(context, query),
    exportPostage: statementExport(platform),
    statementList: (context, { query }) => statements.list(context, query.timeZone),
    statementFile: (context, { params, query }) => statements.file(context, { ...params, ...query }),
    explainTransaction: (context, { params }) => funds.explain(context, params.transactionId),
    topUpMethods: () => funds.methods(),
    topUp: (context, { body }) => funds.topUp(context, body),
    paymentPage: (context, { query }) => funds.payments(context, query),
    cancelTopUp: (context, { body }) => funds.cancel(context, body.paymentId),
    setLowBalance: (context, { body }) => funds.setLowBalance(context, body.lowBalance),
    autoTopUp: (context) => topUps.offer(context),
    saveAutoTopUp: (context, { body }) => topUps.save(context, body),
    stopAutoTopUp: (context) => topUps.stop(context),
  });
  const storage = storageReport(platform.clock);
  registerService(app, platform, storageReportApi, {
    storageSeries: (context, { query }) => storage.series(context, query),
    storageAging: (context, { query }) => storage.aging(context, query.warehouseId),
    exportStorage: storageExport(platform),
    storageForecast: (context, { query }) => storage.forecast(context, query.warehouseId),
  });
  const reported = topUpService(platform);
  registerService(app, platform, topUpsApi, {
    topUps: (context, { query }) => reported.list(context, query.warehouseId),
    reportTopUp: (context, { body }) => reported.report(context, body),
    cancelTopUp: (context, { body }) => reported.cancel(context, body.topUpId),
  });
  registerService(app, platform, providerTopUpsApi, {
    clientTopUps: (context, { query }) => reported.clientTopUps(context, query.warehouseId),
    confirmTopUp: async (context, { body }) => {
      await owner(context);
      return reported.confirm(context, body.topUpId);
    },
    rejectTopUp: async (context, { body }) => {
      await owner(context);
      return reported.reject(context, body);
    },
  });
  registerRecordImport(app, platform, transactionImportApi, transactionRecordImport(platform));
  registerService(app, platform, moneyApi, moneyHandlers(platform));
  registerService(app, platform, operatorFundsApi, {
    pendingPayments: () => funds.operator.pending(),
    confirmPayment: ({ audit }, { params }) => funds.operator.confirm(audit.record, params.reference),
    receivePayment: ({ audit }, { params, body }) =>
      funds.operator.confirm(audit.record, params.reference, body.amount),
    reversePayment: ({ audit }, { params }) => funds.operator.reverse(audit.record, params.reference),
    checkBooks: () => checkBooksNow(platform),
    rerateInvoice: (_, { params }) => rerateInvoice(platform.database.asSystem, params.invoiceId),
    setCreditLimit: ({ audit }, { params, body }) =>
      funds.operator.setCreditLimit(audit.record, params.orgId, body.creditLimit),
  });
  const withdrawals = withdrawalService(platform);
  registerService(app, platform, withdrawalsApi, {
    withdrawalOffer: (context) => withdrawals.offer(context),
    withdrawalPage: (context, { query }) => withdrawals.page(context, query),
    withdraw: (context, { body }) => withdrawals.ask(context, body),
    cancelWithdrawal: (context, { body }) => withdrawals.cancel(context, body.withdrawalId),
  });
  const paid = operatorWithdrawals(platform);
  registerService(app, platform, operatorWithdrawalsApi, {
    pendingWithdrawals: () => paid.pending(),
    confirmWithdrawal: ({ audit }, { params, body }) =>
      paid.confirm(audit.record, params.reference, body.bankReference),
    refuseWithdrawal: ({ audit }, { params, body }) =>
      paid.refuse(audit.record, params.reference, body.reason),
    returnWithdrawal: ({ audit }, { params }) => paid.returnToWallet(audit.record, params.reference),
  });
  if (platform.config.demo) demoPayment(app, funds);
}
