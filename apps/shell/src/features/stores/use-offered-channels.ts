import type { ConnectableChannel } from '@lading/contracts/stores';
import { useQuery } from '@tanstack/react-query';
import { connectableChannels } from './store-queries.ts';

const none: readonly ConnectableChannel[] = [];

/** The channels whose stores can be connected here: none until loaded, or if the back end does not support the call (decision D2). */
export function useOfferedChannels(): readonly ConnectableChannel[] {
  return useQuery(connectableChannels).data ?? none;
}
