import { useHostState } from '@lading/bridge/react';
import { billingApi, type StatementFormat } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { useQuery } from '@tanstack/react-query';

const { walletStatementList, walletStatementFile } = billingApi.calls;

/** The months of the wallet with a warehouse in the reader's time zone. */
export function useWalletStatements(warehouseId: string) {
  const timeZone = useHostState((state) => state.timeZone);
  const given = { params: { warehouseId }, query: { timeZone } };
  return useQuery({ ...callQuery(useApi(), walletStatementList, given), staleTime: 0 });
}

/** Fetches a statement in the reader's language and time zone. */
export function useWalletStatementFile(warehouseId: string) {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  const language = useLanguage();
  return (month: string, format: StatementFormat) =>
    api.download(walletStatementFile, {
      params: { warehouseId, month },
      query: { timeZone, language, format },
    });
}
