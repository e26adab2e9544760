import { useBusEvent } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import { Page } from '@lading/sub-app-kit/components/page';
import { PageHeader } from '@lading/ui/page-header';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { homeCalls, useFirstSteps } from './home-queries.ts';
import { OrdersCard } from './orders-card.tsx';
import { PostageCard } from './postage-card.tsx';
import { StepsCard } from './steps-card.tsx';
import { StoresCard } from './stores-card.tsx';
import { TasksCard } from './tasks-card.tsx';

/** The menu entry Home: the current state of orders, postage, stores and imports, and the first steps of a new account. */
export function HomePage() {
  const { t } = useTranslation('home');
  const client = useQueryClient();
  const steps = useFirstSteps();
  // An import or a pull has finished.
  useBusEvent('list:refresh', () => {
    for (const call of homeCalls) void client.invalidateQueries({ queryKey: queryKey(call) });
  });
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} />
      {/* On the widest screens a chart would only be stretched. */}
      <div className="grid max-w-400 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        {steps && !steps.isDone ? <StepsCard steps={steps} /> : null}
        <OrdersCard />
        <div className="grid gap-4">
          <PostageCard />
          <StoresCard />
          <TasksCard />
        </div>
      </div>
    </Page>
  );
}
