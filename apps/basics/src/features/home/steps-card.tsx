import { useHost } from '@lading/bridge/react';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { CircleCheck, FileUp, Package, Plug, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FirstSteps } from './home-queries.ts';

interface Step {
  key: 'store' | 'products' | 'orders';
  Icon: LucideIcon;
  isDone: boolean;
  begin: () => void;
}

/** The first steps of a new account, each with a link. */
export function StepsCard({ steps }: { steps: FirstSteps }) {
  const { t } = useTranslation('home');
  const { bus } = useHost();
  // Dialog and wizard belong to the shell, which serves every page.
  const rows: Step[] = [
    {
      key: 'products',
      Icon: Package,
      isDone: steps.hasProducts,
      begin: () => bus.emit('import:open', { kind: 'product' }),
    },
    { key: 'store', Icon: Plug, isDone: steps.hasStore, begin: () => bus.emit('store:connect', {}) },
    {
      key: 'orders',
      Icon: FileUp,
      isDone: steps.hasOrders,
      begin: () => bus.emit('import:open', { kind: 'order' }),
    },
  ];
  const next = rows.find(({ isDone }) => !isDone)?.key;
  return (
    <Card title={t('steps.title')} description={t('steps.text')} flush className="lg:col-span-2">
      <ol className="divide-y divide-line">
        {rows.map(({ key, Icon, isDone, begin }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
            {isDone ? (
              <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-ink" />
            ) : (
              <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
            )}
            <div className="min-w-48 flex-1">
              <p className="text-sm font-medium text-ink">{t(`steps.${key}`)}</p>
              <p className="text-xs text-ink-muted">{t(`steps.${key}Text`)}</p>
            </div>
            {isDone ? (
              <span className="text-sm text-success-ink">{t('steps.done')}</span>
            ) : (
              <Button size="small" variant={key === next ? 'primary' : 'secondary'} onClick={begin}>
                {t(`steps.${key}Act`)}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
