import {
  type ConnectableChannel,
  mustReconnect,
  pullOrderStatus,
  type PullResult,
  type Store,
  storeChannel,
} from '@lading/contracts/stores';
import { pickText } from '@lading/i18n/localized';
import type { Language } from '@lading/i18n/languages';

/** The state of a store's pull (spec §4). */
export type StoreState = keyof typeof pullOrderStatus;

/** The display name of a store: its name, otherwise its channel's. */
export function storeName({ name, type }: Pick<Store, 'name' | 'type'>, language: Language): string {
  const channel = storeChannel(type);
  return name || pickText(language, channel.name, channel.zhName);
}

/** The state of a wire code; an unknown one counts as none. */
export function storeState(status: number | null | undefined): StoreState {
  const states = Object.entries(pullOrderStatus) as [StoreState, number][];
  return states.find(([, code]) => code === status)?.[0] ?? 'init';
}

/** Whether a store can be refreshed now: a back end that reports no flag pulls any (decision D2). */
export function canRefresh({ pullFlag, pullOrderStatus: status }: Store): boolean {
  return pullFlag !== false && status !== pullOrderStatus.loading;
}

/** How to reconnect a store that is disconnected or refuses its keys; undefined for a channel that is not offered. */
export function reconnectWay(
  store: Store,
  offered: readonly ConnectableChannel[],
): ConnectableChannel | undefined {
  const { key } = storeChannel(store.type);
  return isDisconnected(store) || mustReconnect(store)
    ? offered.find((channel) => channel === key)
    : undefined;
}

/** Whether a formerly connected store is disconnected. */
export function isDisconnected({ pullFlag, disconnectTime }: Store): boolean {
  return pullFlag === false && !!disconnectTime;
}

/** Whether a store needs attention: its last pull has failed, or it is disconnected. */
export function needsAttention(store: Store): boolean {
  return storeState(store.pullOrderStatus) === 'failed' || isDisconnected(store);
}

/**
 * The text for a store that fails repeatedly: how often, and the next scheduled attempt if it is in the future. Both times are
 * compared by the server's clock, since the browser's may be wrong.
 */
export function failuresInRow({
  pullOrderStatus: status,
  failureCount,
  nextPullTime,
  pullOrderTime,
}: Store): { count: number; nextTry: string | undefined } | undefined {
  if (status !== pullOrderStatus.failed || !failureCount) return undefined;
  if (!nextPullTime) return { count: failureCount, nextTry: undefined };
  const isOver = pullOrderTime != null && Date.parse(nextPullTime) <= Date.parse(pullOrderTime);
  return { count: failureCount, nextTry: isOver ? undefined : nextPullTime };
}

/** Why a pull has failed, in the reader's language if available, otherwise the fallback (spec §8). */
export function pullError(error: PullResult['errorMsg'], language: Language, fallback: string): string {
  return pickText(language, error?.message ?? '', error?.zhMessage ?? '') || fallback;
}

/** The nonzero results of a pull. */
export function pullCounts({
  insertCount,
  updateCount,
  deleteCount,
}: Pick<PullResult, 'insertCount' | 'updateCount' | 'deleteCount'>): [
  'inserted' | 'updated' | 'deleted',
  number,
][] {
  const all = [
    ['inserted', insertCount ?? 0],
    ['updated', updateCount ?? 0],
    ['deleted', deleteCount ?? 0],
  ] as ['inserted' | 'updated' | 'deleted', number][];
  return all.filter(([, count]) => count > 0);
}

/** The optimistic state of stores when refreshing some of them starts, or has failed. */
export function withStatus(
  stores: readonly Store[],
  storeIds: readonly string[],
  change: Pick<Store, 'pullOrderStatus' | 'sucRes'> | Pick<Store, 'pullOrderStatus'>,
): Store[] {
  return stores.map((store) => (storeIds.includes(store.storeId) ? { ...store, ...change } : store));
}

/** Ids of stores whose pull succeeded between two replies, with a result. */
function freshlyPulled(before: readonly Store[], after: readonly Store[]): string[] {
  const loading = new Set(
    before.filter((store) => store.pullOrderStatus === pullOrderStatus.loading).map(({ storeId }) => storeId),
  );
  return after
    .filter(
      ({ storeId, pullOrderStatus: status, sucRes }) =>
        loading.has(storeId) && status === pullOrderStatus.success && pullCounts(sucRes ?? {}).length > 0,
    )
    .map(({ storeId }) => storeId);
}

const connectionsOf = (stores: readonly Store[]): string =>
  JSON.stringify(
    stores.map(({ storeId, name, pullFlag, pauseTime }) => [storeId, name, pullFlag, pauseTime]),
  );

/** Whether a list of stores or orders differs between two replies: a store has new orders, or was added, removed or renamed. */
export function haveChanged(before: readonly Store[], after: readonly Store[]): boolean {
  return freshlyPulled(before, after).length > 0 || connectionsOf(before) !== connectionsOf(after);
}
