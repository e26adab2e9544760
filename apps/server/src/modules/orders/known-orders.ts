import { comparedWords } from '@lading/contracts/core';
import type { Store } from '@lading/contracts/stores';

/** The existing data that an order import is checked against. */
export interface KnownOrders {
  stores: StoreNames;
  /** Keys of orders that exist already, see {@link orderKey}. */
  taken: ReadonlySet<string>;
  /** By order key, the number of another order in its store that a person may confuse with it; see `nearCode`. */
  alike: ReadonlyMap<string, string>;
  /** ISO 8601 date for which parcel limits are chosen. */
  day: string;
}

/** The key of an order: its store and number, or its number alone when it has no store (decision D8). */
export const orderKey = (storeId: string | null, orderNo: string): string => `${storeId ?? 0}/${orderNo}`;

/** An organization's stores, found by name, ignoring case and width. */
export class StoreNames {
  readonly names: readonly string[];
  readonly #byForm = new Map<string, string[]>();

  constructor(stores: readonly Pick<Store, 'storeId' | 'name'>[]) {
    this.names = stores.map(({ name }) => name ?? '');
    for (const { storeId, name } of stores) {
      const form = comparedWords(name);
      this.#byForm.set(form, [...(this.#byForm.get(form) ?? []), storeId]);
    }
  }

  /** Ids of the stores with that name: none, one, or several that share it. */
  idsOf(name: string): readonly string[] {
    return this.#byForm.get(comparedWords(name)) ?? [];
  }

  /** The store of an order; null without a name, and for a name that does not match exactly one store, which is a separate error. */
  idOf(name: string): string | null {
    const ids = name === '' ? [] : this.idsOf(name);
    return ids.length === 1 ? ids[0]! : null;
  }
}
