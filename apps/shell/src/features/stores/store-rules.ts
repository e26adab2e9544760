import { pullOrderStatus, type PullResult, type Store } from '@lading/contracts/entities/store';
import { storeChannel } from '@lading/contracts/entities/store-channel';
import type { ConnectableChannel } from '@lading/contracts/services/store-sync';
import { pickText } from '@lading/i18n/localized';
import type { Language } from '@lading/i18n/languages';

/** Where the pull of a store stands (spec §4). */
export type StoreState = keyof typeof pullOrderStatus;

/** What a store is called: by its name, else by its channel's. */
export function storeName({ name, type }: Pick<Store, 'name' | 'type'>, language: Language): string {
  const channel = storeChannel(type);
  return name || pickText(language, channel.name, channel.zhName);
}

/** The state of a wire code; one that is not known is as good as none. */
export function storeState(status: number | null | undefined): StoreState {
  const states = Object.entries(pullOrderStatus) as [StoreState, number][];
  return states.find(([, code]) => code === status)?.[0] ?? 'init';
}

/** Whether a store can be refreshed now: a back end that says nothing of it pulls any (decision D2). */
export function canRefresh({ pullFlag, pullOrderStatus: status }: Store): boolean {
  return pullFlag !== false && status !== pullOrderStatus.loading;
}

/** The way in which a disconnected store was connected, where that is offered; undefined for a channel that is not. */
export function reconnectWay(
  store: Store,
  offered: readonly ConnectableChannel[],
): ConnectableChannel | undefined {
  const { key } = storeChannel(store.type);
  return isDisconnected(store) ? offered.find((channel) => channel === key) : undefined;
}

/** Whether a store was connected and is so no more. */
export function isDisconnected({ pullFlag, disconnectTime }: Store): boolean {
  return pullFlag === false && !!disconnectTime;
}

/** What is told of a store that fails again and again: how often, and when the clock tries it next, if that is still to come. */
export function failuresInRow(
  { pullOrderStatus: status, failureCount, nextPullTime }: Store,
  now: number,
): { count: number; nextTry: string | undefined } | undefined {
  if (status !== pullOrderStatus.failed || !failureCount) return undefined;
  const isAhead = nextPullTime && Date.parse(nextPullTime) > now;
  return { count: failureCount, nextTry: isAhead ? nextPullTime : undefined };
}

/** Why a pull has failed, in the reader's language where there is one, else the fallback (spec §8). */
export function pullError(error: PullResult['errorMsg'], language: Language, fallback: string): string {
  return pickText(language, error?.message ?? '', error?.zhMessage ?? '') || fallback;
}

/** What a pull has done, each kind that it has done at all. */
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

/** The stores as they are at once when refreshing some of them is asked for, or has failed. */
export function withStatus(
  stores: readonly Store[],
  storeIds: readonly string[],
  change: Pick<Store, 'pullOrderStatus' | 'sucRes'> | Pick<Store, 'pullOrderStatus'>,
): Store[] {
  return stores.map((store) => (storeIds.includes(store.storeId) ? { ...store, ...change } : store));
}

/** Ids of stores that have ended well between two answers, with something to show for it. */
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
  JSON.stringify(stores.map(({ storeId, name, pullFlag }) => [storeId, name, pullFlag]));

/** Whether a list of stores or orders looks different between two answers: a store has brought orders, came, went or was renamed. */
export function haveChanged(before: readonly Store[], after: readonly Store[]): boolean {
  return freshlyPulled(before, after).length > 0 || connectionsOf(before) !== connectionsOf(after);
}
