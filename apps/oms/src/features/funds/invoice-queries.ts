import { queryKey } from '@lading/contracts/core';
import {
  billingApi,
  disputeStatuses,
  invoicesApi,
  type DisputeStatus,
  type InvoiceDetail,
  type InvoiceFormat,
  type InvoiceRow,
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

const { calls } = invoicesApi;

export type InvoiceSort = 'period';
export type InvoiceFilters = { warehouse: string; disputed: DisputeStatus };

/** The URL parameters of the list of invoices. */
export const invoiceAddress: ListAddressSpec<InvoiceSort, InvoiceFilters> = {
  sortable: ['period'],
  defaultSort: 'period:desc',
  filters: { warehouse: [], disputed: disputeStatuses },
};

/** Fetches pages of issued invoices. */
export function useInvoicePages() {
  const api = useApi();
  return (address: ListAddress<InvoiceSort, InvoiceFilters>) => {
    const { warehouse, ...choice } = listChoice(address);
    const query = { ...pagingOf(address), ...choice, ...(warehouse && { warehouseId: warehouse }) };
    return listQuery<InvoiceRow>(callQuery(api, calls.invoicePage, { query }));
  };
}

export const useInvoice = (invoiceId: string) =>
  useQuery({ ...callQuery(useApi(), calls.invoiceDetail, { params: { invoiceId } }), staleTime: 0 });

/** Stores the reply to a change of the invoice in the cache. */
export function useKeepInvoice(): (invoice: InvoiceDetail) => void {
  const client = useQueryClient();
  return (invoice) => {
    const { invoiceId } = invoice;
    client.setQueryData(queryKey(calls.invoiceDetail, { params: { invoiceId } }), invoice);
    void client.invalidateQueries({ queryKey: queryKey(calls.invoicePage) });
    void client.invalidateQueries({ queryKey: queryKey(billingApi.calls.chargePage) });
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
