import { queryKey } from '@lading/contracts/core';
import {
  disputeStatuses,
  feeCodes,
  invoiceStatuses,
  providerInvoicesApi,
  type ChargeRow,
  type DisputeStatus,
  type FeeCode,
  type InvoiceDetail,
  type InvoiceFormat,
  type InvoiceRow,
  type InvoiceStatus,
} from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import {
  listChoice,
  listQuery,
  pagingOf,
  type ListAddress,
  type ListAddressSpec,
} from '@lading/sub-app-kit/list';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const { calls } = providerInvoicesApi;

export type InvoiceSort = 'period';
export type InvoiceFilters = { status: InvoiceStatus; disputed: DisputeStatus };
export type ChargeSort = 'day';
export type ChargeFilters = { fee: FeeCode };

/** The URL parameters of the lists. */
export const invoiceAddress: ListAddressSpec<InvoiceSort, InvoiceFilters> = {
  sortable: ['period'],
  defaultSort: 'period:desc',
  filters: { status: invoiceStatuses, disputed: disputeStatuses },
};
export const chargeAddress: ListAddressSpec<ChargeSort, ChargeFilters> = {
  sortable: ['day'],
  defaultSort: 'day:desc',
  filters: { fee: feeCodes },
};

/** Fetches pages of invoices of a warehouse. */
export function useInvoicePages(warehouseId: string) {
  const api = useApi();
  return (address: ListAddress<InvoiceSort, InvoiceFilters>) => {
    const query = { warehouseId, ...pagingOf(address), ...listChoice(address) };
    return listQuery<InvoiceRow>(callQuery(api, calls.invoicePage, { query }));
  };
}

/** Fetches pages of the charges of an invoice. */
export function useChargePages(invoiceId: string) {
  const api = useApi();
  return (address: ListAddress<ChargeSort, ChargeFilters>) => {
    const query = { invoiceId, ...pagingOf(address), ...listChoice(address) };
    return listQuery<ChargeRow>(callQuery(api, calls.invoiceCharges, { query }));
  };
}

export const useInvoice = (invoiceId: string) =>
  useQuery({ ...callQuery(useApi(), calls.invoiceDetail, { params: { invoiceId } }), staleTime: 0 });

export const useCharge = (chargeId: string) =>
  useQuery(callQuery(useApi(), calls.invoiceCharge, { params: { chargeId } }));

/** Stores the reply to a change of the invoice in the cache. */
export function useKeepInvoice(): (invoice: InvoiceDetail) => void {
  const client = useQueryClient();
  return (invoice) => {
    const { invoiceId } = invoice;
    client.setQueryData(queryKey(calls.invoiceDetail, { params: { invoiceId } }), invoice);
    void client.invalidateQueries({ queryKey: queryKey(calls.invoicePage) });
  };
}

/** Fetches files in the reader's language. */
export function useInvoiceFiles() {
  const api = useApi();
  const language = useLanguage();
  return {
    invoice: (invoiceId: string, format: InvoiceFormat) =>
      api.download(calls.invoiceFile, { params: { invoiceId }, query: { language, format } }),
    creditNote: (creditNoteId: string, format: InvoiceFormat) =>
      api.download(calls.creditNoteFile, { params: { creditNoteId }, query: { language, format } }),
  };
}
