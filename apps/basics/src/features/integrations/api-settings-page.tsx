import { ApiError } from '@lading/api-client/api-error';
import { errorCode } from '@lading/contracts/core';
import { NotLoaded, PageSkeleton } from '@lading/sub-app-kit/components/not-loaded';
import { Page } from '@lading/sub-app-kit/components/page';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Card } from '@lading/ui/card';
import { DescriptionList } from '@lading/ui/description-list';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApiKeys } from './api-key-queries.ts';
import { ApiKeysCard } from './api-keys-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

/** How programs make calls. */
function GuideCard({ callsPerMinute }: { callsPerMinute: number }) {
  const { t } = useTranslation('integrations');
  const formats = useFormats();
  const items = [
    { term: t('guide.address'), detail: <code>{globalThis.location.origin}</code> },
    { term: t('guide.header'), detail: <code>Authorization: Bearer lk_…</code> },
    { term: t('guide.limit'), detail: t('guide.limitText', { calls: formats.number(callsPerMinute) }) },
    { term: t('guide.retries'), detail: t('guide.retriesText') },
    {
      term: t('guide.description'),
      detail: (
        <a className="text-brand-ink underline" href="/openapi.json" target="_blank" rel="noreferrer">
          {t('guide.openApi')}
        </a>
      ),
    },
  ];
  return (
    <Card title={t('guide.title')}>
      <DescriptionList items={items} />
    </Card>
  );
}

/** API keys and webhooks of the organization, for its owners (spec §2, "Settings: API setting"). */
export function ApiSettingsPage() {
  const { t } = useTranslation(['integrations', 'shellMenu']);
  const query = useApiKeys();
  const { data, error } = query;
  const title = t('shellMenu:settings.api');
  const isForbidden = error instanceof ApiError && error.code === errorCode.forbidden;
  return (
    <Page title={title}>
      <PageHeader title={title} description={t('text')} />
      {data ? (
        <div className="grid gap-4">
          <ApiKeysCard keys={data.keys} scopes={data.scopes} />
          <WebhooksCard />
          <GuideCard callsPerMinute={data.callsPerMinute} />
        </div>
      ) : isForbidden ? (
        <EmptyState icon={<Lock />} title={t('shut')}>
          {t('shutHint')}
        </EmptyState>
      ) : (
        <NotLoaded query={query} title={t('failed')} waiting={<PageSkeleton />} />
      )}
    </Page>
  );
}
