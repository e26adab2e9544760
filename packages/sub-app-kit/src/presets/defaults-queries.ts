import { queryKey } from '@lading/contracts/core';
import {
  addressBookApi,
  ratesApi,
  shippingDefaultsApi,
  type PresetDraft,
  type ShippingSettings,
} from '@lading/contracts/shipping';
import { useApi } from '../api-context.ts';
import { callQuery } from '../call-query.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { calls } = shippingDefaultsApi;

/** The default settings and presets of the organization. */
export function useShippingDefaults() {
  return useQuery(callQuery(useApi(), calls.shippingDefaults));
}

/** Changes to the settings and presets, which are refetched after each. */
export function useDefaultsActs() {
  const api = useApi();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      [calls.shippingDefaults, addressBookApi.calls.addressPage].map((call) =>
        client.invalidateQueries({ queryKey: [queryKey(call)[0]] }),
      ),
    );
  return {
    /** The current settings and presets, from the server. */
    latest: () => client.fetchQuery({ ...callQuery(api, calls.shippingDefaults), staleTime: 0 }),
    save: useMutation({
      mutationFn: (
        body: ShippingSettings & { senderId: string | null; returnId: string | null; version?: string },
      ) => api.call(calls.saveShippingDefaults, { body }),
      // A refusal may be about a preset or an address that was removed: the choices are fetched again. Rates that were loaded before
      // may be from another sender or for another ship date.
      onSettled: () =>
        Promise.all([refresh(), client.invalidateQueries({ queryKey: [queryKey(ratesApi.calls.quote)[0]] })]),
    }),
    savePreset: useMutation({
      mutationFn: (body: PresetDraft & { presetId?: string; version?: string }) =>
        api.call(calls.savePreset, { body }),
      // A refusal may be about a preset that was removed, or a key that another one has taken.
      onSettled: refresh,
    }),
    removePreset: useMutation({
      mutationFn: (presetId: string) => api.call(calls.removePreset, { body: { presetId } }),
      onSettled: refresh,
    }),
  };
}
