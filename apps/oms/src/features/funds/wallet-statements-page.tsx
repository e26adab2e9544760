import { useHostState } from '@lading/bridge/react';
import { billingApi, type StatementFormat } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { Page } from '@lading/sub-app-kit/components/page';
import { MonthlyStatements } from '@lading/sub-app-kit/statements';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { PageHeader } from '@lading/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useWarehouseOptions } from '../../use-warehouse-options.ts';

const { walletStatementList, walletStatementFile } = billingApi.calls;

/** The months of the wallet with a warehouse in the reader's time zone. */
function useWalletStatements(warehouseId: string) {
  const timeZone = useHostState((state) => state.timeZone);
  const given = { params: { warehouseId }, query: { timeZone } };
  return useQuery({ ...callQuery(useApi(), walletStatementList, given), staleTime: 0 });
}

/** Fetches a statement in the reader's language and time zone. */
function useWalletStatementFile(warehouseId: string) {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  const language = useLanguage();
  return (month: string, format: StatementFormat) =>
    api.download(walletStatementFile, {
      params: { warehouseId, month },
      query: { timeZone, language, format },
    });
}

/** The monthly statements of the wallet with a warehouse (decision 0054). */
export function WalletStatementsPage() {
  const { t } = useTranslation(['fundsWallets', 'funds']);
  const { warehouseId = '' } = useParams();
  const timeZone = useHostState((state) => state.timeZone);
  const warehouse = useWarehouseOptions().find(({ value }) => value === warehouseId)?.label;
  const title = t('funds:statements.title');
  return (
    <Page title={title}>
      <PageHeader
        title={title}
        description={t('funds:statements.text', { timeZone })}
        above={
          <Breadcrumb
            label={t('funds:crumbs')}
            items={[
              { label: warehouse ?? t('wallets'), link: <Link to="/app/funds/warehouses" /> },
              { label: title },
            ]}
          />
        }
      />
      <MonthlyStatements
        statements={useWalletStatements(warehouseId)}
        download={useWalletStatementFile(warehouseId)}
      />
    </Page>
  );
}
