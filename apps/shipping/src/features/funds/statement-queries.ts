import { useHostState } from '@lading/bridge/react';
import { fundsApi, type StatementFormat } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { useQuery } from '@tanstack/react-query';

const { statementList, statementFile } = fundsApi.calls;

/** The months of the wallet in the reader's time zone. */
export function useStatements() {
  const timeZone = useHostState((state) => state.timeZone);
  return useQuery({ ...callQuery(useApi(), statementList, { query: { timeZone } }), staleTime: 0 });
}

/** Fetches a statement in the reader's language and time zone. */
export function useStatementFile() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  const language = useLanguage();
  return (month: string, format: StatementFormat) =>
    api.download(statementFile, { params: { month }, query: { timeZone, language, format } });
}
