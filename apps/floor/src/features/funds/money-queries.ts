import { queryKey } from '@lading/contracts/core';
import { moneyApi, type WarehouseClient } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const { calls } = moneyApi;

/** The clients of a warehouse with their balances. */
export const useClients = (warehouseId: string) =>
  useQuery(callQuery(useApi(), calls.clients, { query: { warehouseId } }));

/** Stores the reply to a change of a client in the cache. */
export function useKeepClients(warehouseId: string): (clients: WarehouseClient[]) => void {
  const client = useQueryClient();
  return (clients) => {
    client.setQueryData(queryKey(calls.clients, { query: { warehouseId } }), clients);
    void client.invalidateQueries({ queryKey: queryKey(calls.clientStatement) });
  };
}

/** Number of transactions shown in a statement. */
const statementRows = 50;

/** The latest transactions of a client. */
export const useClientStatement = (warehouseId: string, orgId: string) =>
  useQuery({
    ...callQuery(useApi(), calls.clientStatement, {
      query: { warehouseId, orgId, pageNo: 1, pageSize: statementRows },
    }),
    staleTime: 0,
  });

/** The rate cards of a warehouse, drafts first. */
export const useCards = (warehouseId: string) =>
  useQuery({ ...callQuery(useApi(), calls.cards, { query: { warehouseId } }), staleTime: 0 });

/** Refetches the cards after a change, and the clients, since a card may rate unrated events. */
export function useCardsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: queryKey(calls.clients) });
    await client.invalidateQueries({ queryKey: queryKey(calls.cards) });
  };
}
