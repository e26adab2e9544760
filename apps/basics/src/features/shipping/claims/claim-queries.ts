import { queryKey } from '@lading/contracts/core';
import {
  claimsApi,
  claimStates,
  type Claim,
  type ClaimDraft,
  type ClaimFile,
  type ClaimReply,
  type ClaimState,
} from '@lading/contracts/shipment-service';
import { shippingApi } from '@lading/contracts/shipping';
import type { ExportFormat } from '@lading/contracts/tasks';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import {
  listChoice,
  listQuery,
  pagingOf,
  tabCounts,
  type ListAddress,
  type ListAddressSpec,
} from '@lading/sub-app-kit/list';
import { saveFile } from '@lading/ui/save-file';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { calls } = claimsApi;

export type ClaimSort = 'createTime' | 'closesTime';
export type ClaimFilters = { state: ClaimState };

/** The URL parameters of the list. */
export const claimListAddress: ListAddressSpec<ClaimSort, ClaimFilters> = {
  sortable: ['createTime', 'closesTime'],
  defaultSort: 'createTime:desc',
  filters: { state: claimStates },
};

type Address = ListAddress<ClaimSort, ClaimFilters>;

/** Fetches pages of claims. */
export function useClaimPages() {
  const api = useApi();
  return (address: Address) => {
    const query = { ...pagingOf(address), ...listChoice(address) };
    return listQuery<Claim>(callQuery(api, calls.claimPage, { query }));
  };
}

/** Fetches the number of claims by status, for the tabs of the list. */
export function useClaimStateCounts() {
  const api = useApi();
  return ({ search }: Address) =>
    tabCounts(callQuery(api, calls.claimStateCounts, { query: search ? { search } : {} }));
}

/** Starts an export of the current list, or of selected claims. */
export function useClaimExport() {
  const api = useApi();
  return (address: Address, format: ExportFormat, ids?: string[]) =>
    api.call(calls.exportClaims, { body: { ...listChoice(address), ...(ids && { ids }), format } });
}

/** A claim with its thread and files. */
export const useClaimDetail = (claimId: string) =>
  useQuery(callQuery(useApi(), calls.claimDetail, { params: { claimId } }));

/** The insured shipments that a claim can be filed for, or one of them. */
export const useInsuredShipments = (shipmentId?: string) =>
  useQuery({
    ...callQuery(useApi(), calls.insuredShipments, { query: shipmentId === undefined ? {} : { shipmentId } }),
    staleTime: 0,
  });

/** Changes to claims; everything that shows one is refetched after each. */
export function useClaimActs() {
  const api = useApi();
  const client = useQueryClient();
  const after = {
    onSettled: () =>
      Promise.all(
        [
          calls.claimPage,
          calls.claimStateCounts,
          calls.claimDetail,
          calls.insuredShipments,
          shippingApi.calls.shipmentDetail,
        ].map((call) => client.invalidateQueries({ queryKey: [queryKey(call)[0]] })),
      ),
    // Each error is shown next to its cause.
  };
  return {
    save: useMutation({
      mutationFn: (body: ClaimDraft) => api.call(calls.saveClaim, { body }),
      ...after,
    }),
    submit: useMutation({
      mutationFn: (claimId: string) => api.call(calls.submitClaim, { body: { claimId } }),
      ...after,
    }),
    reply: useMutation({
      mutationFn: (body: ClaimReply) => api.call(calls.replyClaim, { body }),
      ...after,
    }),
    cancel: useMutation({
      mutationFn: (claimId: string) => api.call(calls.cancelClaim, { body: { claimId } }),
      ...after,
    }),
    addFile: useMutation({
      mutationFn: (body: { claimId: string; file: File; uploadKey: string }) =>
        api.call(calls.addClaimFile, { body }),
      ...after,
    }),
    removeFile: useMutation({
      mutationFn: (fileId: string) => api.call(calls.removeClaimFile, { body: { fileId } }),
      ...after,
    }),
    download: useMutation({
      mutationFn: ({ fileId }: ClaimFile) => api.download(calls.claimFile, { params: { fileId } }),
      onSuccess: ({ blob }, { fileName }) => saveFile(blob, fileName),
    }),
  };
}
