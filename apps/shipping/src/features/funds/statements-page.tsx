import { useHostState } from '@lading/bridge/react';
import { Page } from '@lading/sub-app-kit/components/page';
import { MonthlyStatements } from '@lading/sub-app-kit/statements';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { PageHeader } from '@lading/ui/page-header';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStatementFile, useStatements } from './statement-queries.ts';

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
