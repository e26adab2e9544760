/** How the marketplace's store is named here. */
export type StoreNaming = 'name' | 'code';

/** What a person has entered so far. */
export interface AuthorizationDraft {
  warehouseIds: readonly string[];
  naming: StoreNaming;
  text: string;
}

/** What is missing or wrong, by field, as keys of the texts; empty when it can be sent. */
export function draftFaults({ warehouseIds, naming, text }: AuthorizationDraft) {
  const entered = text.trim();
  const isCode = /^[\w-]{1,40}$/.test(entered);
  return {
    ...(warehouseIds.length === 0 ? { warehouses: 'noWarehouse' as const } : {}),
    ...(entered === '' ? { store: naming === 'name' ? ('noName' as const) : ('noCode' as const) } : {}),
    ...(entered !== '' && naming === 'code' && !isCode ? { store: 'badCode' as const } : {}),
    ...(entered.length > 100 && naming === 'name' ? { store: 'longName' as const } : {}),
  };
}
