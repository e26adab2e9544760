import { queryKey } from '@lading/contracts/core';
import {
  manifestsApi,
  manifestStates,
  type Manifest,
  type ManifestState,
} from '@lading/contracts/shipment-service';
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
import { saveFile } from '@lading/ui/save-file';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { calls } = manifestsApi;

export type ManifestSort = 'createTime';
export type ManifestFilters = { state: ManifestState };

/** The URL parameters of the list. */
export const manifestListAddress: ListAddressSpec<ManifestSort, ManifestFilters> = {
  sortable: ['createTime'],
  defaultSort: 'createTime:desc',
  filters: { state: manifestStates },
};

/** Fetches pages of manifests. */
export function useManifestPages() {
  const api = useApi();
  return (address: ListAddress<ManifestSort, ManifestFilters>) => {
    const query = { ...pagingOf(address), ...listChoice(address) };
    return listQuery<Manifest>(callQuery(api, calls.manifestPage, { query }));
  };
}

/** Starts an export of the current list. */
export function useManifestExport() {
  const api = useApi();
  return (address: ListAddress<ManifestSort, ManifestFilters>, format: ExportFormat) =>
    api.call(calls.exportManifests, { body: { ...listChoice(address), format } });
}

/** Shipments that can be in a manifest now. */
export function useManifestGroups() {
  return useQuery({ ...callQuery(useApi(), calls.manifestGroups), staleTime: 0 });
}

/** Creates manifests; the lists are refetched afterwards. */
export function useCreateManifests() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shipmentIds: string[]) => api.call(calls.createManifests, { body: { shipmentIds } }),
    onSettled: () =>
      Promise.all(
        [calls.manifestPage, calls.manifestGroups].map((call) =>
          client.invalidateQueries({ queryKey: [queryKey(call)[0]] }),
        ),
      ),
  });
}

/** Saves the document of a manifest on the reader's disk. */
export function useManifestFile() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ manifestId }: Pick<Manifest, 'manifestId' | 'number'>) =>
      api.download(calls.manifestFile, { params: { manifestId } }),
    onSuccess: ({ blob, fileName }, { number, manifestId }) =>
      saveFile(blob, fileName ?? `${number ?? manifestId}.pdf`),
  });
}
