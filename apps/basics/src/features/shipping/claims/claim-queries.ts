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
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { listQuery, pagingOf, type ListAddress, type ListAddressSpec } from '@lading/sub-app-kit/list';
import { saveFile } from '@lading/ui/save-file';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { calls } = claimsApi;

export type ClaimSort = 'createTime' | 'closesTime';
export type ClaimFilters = { state: ClaimState };

/** What the address of the list may hold. */
export const claimListAddress: ListAddressSpec<ClaimSort, ClaimFilters> = {
  sortable: ['createTime', 'closesTime'],
  defaultSort: 'createTime:desc',
  filters: { state: claimStates },
};

/** Asks pages of claims. */
export function useClaimPages() {
  const api = useApi();
  return (address: ListAddress<ClaimSort, ClaimFilters>) => {
    const { search, sort, filters } = address;
    const query = {
      ...{ ...pagingOf(address), sort },
      ...(search ? { search } : {}),
      ...(filters.state ? { state: filters.state } : {}),
    };
    return listQuery<Claim>(callQuery(api, calls.claimPage, { query }));
  };
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

/** What is done with claims; whatever shows one is read again after each. */
export function useClaimActs() {
  const api = useApi();
  const client = useQueryClient();
  const after = {
    onSettled: () =>
      Promise.all(
        [calls.claimPage, calls.claimDetail, calls.insuredShipments, shippingApi.calls.shipmentDetail].map(
          (call) => client.invalidateQueries({ queryKey: [queryKey(call)[0]] }),
        ),
      ),
    // Each failure is shown beside what failed.
    meta: { isSilent: true },
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
      meta: { isSilent: true },
    }),
  };
}
