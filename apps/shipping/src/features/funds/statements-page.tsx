import { useHostState } from '@lading/bridge/react';
import { fundsApi, type StatementFormat } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { Page } from '@lading/sub-app-kit/components/page';
import { MonthlyStatements } from '@lading/sub-app-kit/statements';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { PageHeader } from '@lading/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const { statementList, statementFile } = fundsApi.calls;

/** The months of the wallet in the reader's time zone. */
function useStatements() {
  const timeZone = useHostState((state) => state.timeZone);
  return useQuery({ ...callQuery(useApi(), statementList, { query: { timeZone } }), staleTime: 0 });
}

/** Fetches a statement in the reader's language and time zone. */
function useStatementFile() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  const language = useLanguage();
  return (month: string, format: StatementFormat) =>
    api.download(statementFile, { params: { month }, query: { timeZone, language, format } });
}

/** The monthly statements of the postage wallet (decision 0054). */
export function StatementsPage() {
  const { t } = useTranslation('funds');
  const timeZone = useHostState((state) => state.timeZone);
  return (
    <Page title={t('statements.title')}>
      <PageHeader
        title={t('statements.title')}
        description={t('statements.text', { timeZone })}
        above={
          <Breadcrumb
            label={t('crumbs')}
            items={[{ label: t('title'), link: <Link to="/postage" /> }, { label: t('statements.title') }]}
          />
        }
      />
      <MonthlyStatements statements={useStatements()} download={useStatementFile()} />
    </Page>
  );
}
