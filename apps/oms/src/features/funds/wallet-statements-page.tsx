import { useHostState } from '@lading/bridge/react';
import { Page } from '@lading/sub-app-kit/components/page';
import { MonthlyStatements } from '@lading/sub-app-kit/statements';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { PageHeader } from '@lading/ui/page-header';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useWarehouseOptions } from '../../use-warehouse-options.ts';
import { useWalletStatementFile, useWalletStatements } from './wallet-statement-queries.ts';

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
