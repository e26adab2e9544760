import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { wireFlag, wireId, wireNumber, wireText, wireTime } from '../core/wire-values.ts';

/** The status of a store's order pull (spec §4): refresh sets `loading`, then the shell polls. */
export const pullOrderStatus = { init: 0, loading: 1, success: 2, failed: 3 } as const;

/** Counts of a successful pull, or its error (spec §3, `sucRes`). */
export const pullResult = z.object({
  insertCount: wireNumber,
  updateCount: wireNumber,
  deleteCount: wireNumber,
  errorMsg: localizedText.partial().nullish(),
});
export type PullResult = z.infer<typeof pullResult>;

/** A store of a selling channel (spec §3). */
export const store = z.object({
  storeId: wireId,
  name: wireText,
  /** Code of its channel, see `storeChannel`. */
  type: wireNumber,
  /** Not shown in the specification; our server sends 1 for a connected store and 0 for one that is switched off. */
  state: wireNumber,
  /** See {@link pullOrderStatus}. */
  pullOrderStatus: wireNumber,
  /** When orders were last pulled. */
  pullOrderTime: wireTime.nullish(),
  sucRes: pullResult.nullish(),
  /** Ours: false if there is no connection for pulling orders. */
  pullFlag: wireFlag.nullish(),
  /** Ours: number of failed pulls since the last successful one. */
  failureCount: wireNumber.nullish(),
  /** Ours: time of the next scheduled pull; null if there is none. */
  nextPullTime: wireTime.nullish(),
  /** Ours: since when a person has paused scheduled pulls. */
  pauseTime: wireTime.nullish(),
  /** Ours: orders that cannot be imported as they are. */
  heldCount: wireNumber.nullish(),
  /** Ours: since when the store is disconnected. */
  disconnectTime: wireTime.nullish(),
});
export type Store = z.infer<typeof store>;

/** Codes of `storeMessages` that require reconnecting the store. */
export const reconnectCodes: readonly string[] = ['stores.refused', 'stores.absent', 'stores.moved'];

/** Whether the last pull of a store failed in a way that only reconnecting fixes, such as a revoked key. */
export const mustReconnect = ({ pullOrderStatus: status, sucRes }: Store): boolean =>
  status === pullOrderStatus.failed && reconnectCodes.includes(sucRes?.errorMsg?.code ?? '');
