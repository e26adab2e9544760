import { useHostState } from '@lading/bridge/react';
import {
  billingApi,
  feeCodes,
  fundsApi,
  transactionKinds,
  type ChargeRow,
  type FeeCode,
  type RatingOutcome,
  type StatementLine,
  type TransactionKind,
} from '@lading/contracts/funds';
import type { ExportFormat } from '@lading/contracts/tasks';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import {
  listChoice,
  listQuery,
  pagingOf,
  type ListAddress,
  type ListAddressSpec,
} from '@lading/sub-app-kit/list';
import { useQuery } from '@tanstack/react-query';

const calls = billingApi.calls;

export type ChargeSort = 'day';
export type ChargeFilters = {
  outcome: Exclude<RatingOutcome, 'CHARGED'>;
  warehouse: string;
  fee: FeeCode;
  invoice: string;
  from: string;
  to: string;
};
export type StatementSort = 'time';
export type StatementFilters = { warehouse: string; kind: TransactionKind; from: string; to: string };

/** The URL parameters of the lists. */
export const chargeAddress: ListAddressSpec<ChargeSort, ChargeFilters> = {
  sortable: ['day'],
  defaultSort: 'day:desc',
  filters: { outcome: ['FREE', 'UNRATED'], warehouse: [], fee: feeCodes, invoice: [], from: [], to: [] },
};
/** Kinds of warehouse wallet transactions with a final effect. */
export const lineKinds = ['top-up', 'purchase', 'fee', 'reversal'] as const;
export const statementAddress: ListAddressSpec<StatementSort, StatementFilters> = {
  sortable: ['time'],
  defaultSort: 'time:desc',
  filters: { warehouse: [], kind: transactionKinds, from: [], to: [] },
};

/** Fetches pages of charges. Days are the warehouse's own. */
export function useChargePages() {
  const api = useApi();
  return (address: ListAddress<ChargeSort, ChargeFilters>) => {
    const { warehouse, invoice, ...choice } = listChoice(address);
    const query = {
      ...pagingOf(address),
      ...choice,
      ...(warehouse && { warehouseId: warehouse }),
      ...(invoice && { invoiceId: invoice }),
    };
    return listQuery<ChargeRow>(callQuery(api, calls.chargePage, { query }));
  };
}

export const useCharge = (chargeId: string) =>
  useQuery(callQuery(useApi(), calls.chargeDetail, { params: { chargeId } }));

export const useWarehouseWallets = () => useQuery(callQuery(useApi(), calls.warehouseWallets));

export const useUnbilled = () => useQuery(callQuery(useApi(), calls.unbilled));

type StatementAddress = ListAddress<StatementSort, StatementFilters>;

/** The filters of an address. */
function useStatementChoice(firstWarehouse: string) {
  const timeZone = useHostState((state) => state.timeZone);
  return (address: StatementAddress) => {
    const { warehouse = firstWarehouse, ...choice } = listChoice(address, timeZone);
    return { ...choice, warehouseId: warehouse };
  };
}

/** Starts an export of the filtered statement. */
export function useStatementExport(firstWarehouse: string) {
  const api = useApi();
  const choiceOf = useStatementChoice(firstWarehouse);
  return (address: StatementAddress, format: ExportFormat) =>
    api.call(calls.exportTransactions, { body: { ...choiceOf(address), format } });
}

/** Fetches pages of the statement of the wallet with a warehouse; with the first one if the address names none. */
export function useStatementPages(firstWarehouse: string) {
  const api = useApi();
  const choiceOf = useStatementChoice(firstWarehouse);
  return (address: StatementAddress) => {
    const query = { ...pagingOf(address), ...choiceOf(address) };
    return listQuery<StatementLine>(callQuery(api, calls.transactionPage, { query }));
  };
}

export const useExplanation = (transactionId: string) =>
  useQuery(callQuery(useApi(), fundsApi.calls.explainTransaction, { params: { transactionId } }));
