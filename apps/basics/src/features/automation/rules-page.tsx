import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { Page } from '@lading/sub-app-kit/components/page';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { Card } from '@lading/ui/card';
import { PageHeader } from '@lading/ui/page-header';
import { Skeleton } from '@lading/ui/skeleton';
import { Plus, Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRules } from './automation-queries.ts';
import { RuleList } from './rule-list.tsx';
import { RunsCard } from './runs-card.tsx';

/** The automation rules of an organization, in the order in which they are applied (spec §2, "Settings: order automation rules"). */
export function RulesPage() {
  const { t } = useTranslation(['automation', 'shellMenu']);
  const navigate = useNavigate();
  const query = useRules();
  const { data } = query;
  const title = t('shellMenu:settings.automation');
  const add = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => void navigate('/settings/automation/new')}
    >
      {t('add')}
    </Button>
  );
  return (
    <Page title={title} narrow>
      <PageHeader title={title} description={t('text')} actions={data && data.length > 0 ? add : null} />
      {data ? (
        <div className="grid gap-4">
          {data.length > 0 ? (
            <RuleList rules={data} />
          ) : (
            <Card>
              <EmptyState icon={<Workflow />} title={t('empty')} action={add}>
                {t('emptyHint')}
              </EmptyState>
            </Card>
          )}
          <RunsCard />
        </div>
      ) : (
        <NotLoaded
          query={query}
          title={t('failed')}
          waiting={
            <div aria-busy="true">
              <Skeleton className="h-72 w-full rounded-lg" />
            </div>
          }
        />
      )}
    </Page>
  );
}
