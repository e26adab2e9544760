import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { wireFlag, wireId, wireNumber, wireText, wireTime } from '../core/wire-values.ts';

/** Where the pull of a store's orders stands (spec §4): refresh sets `loading`, then the shell polls. */
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
  /** Ours: false where nothing is connected that orders could be pulled from. */
  pullFlag: wireFlag.nullish(),
  /** Ours: pulls that have failed since one went well. */
  failureCount: wireNumber.nullish(),
  /** Ours: when the clock pulls the store again; null where it does not. */
  nextPullTime: wireTime.nullish(),
  /** Ours: since when the clock does not pull it, as a person has paused it. */
  pauseTime: wireTime.nullish(),
  /** Ours: orders that cannot be taken over as they are. */
  heldCount: wireNumber.nullish(),
  /** Ours: since when a store that was connected is so no more. */
  disconnectTime: wireTime.nullish(),
});
export type Store = z.infer<typeof store>;

/** Codes of `storeMessages` that say: connect the store again. */
export const reconnectCodes: readonly string[] = ['stores.refused', 'stores.absent', 'stores.moved'];

/** Whether the last pull of a store failed in a way that only connecting it again ends, such as a key that was revoked. */
export const mustReconnect = ({ pullOrderStatus: status, sucRes }: Store): boolean =>
  status === pullOrderStatus.failed && reconnectCodes.includes(sucRes?.errorMsg?.code ?? '');
