import type { ConnectableChannel } from '@lading/contracts/services/store-sync';
import { useQuery } from '@tanstack/react-query';
import { connectableChannels } from './store-queries.ts';

const none: readonly ConnectableChannel[] = [];

/** The channels whose stores can be connected here: none until that is known, or where the back end knows no such call (decision D2). */
export function useOfferedChannels(): readonly ConnectableChannel[] {
  return useQuery(connectableChannels).data ?? none;
}
