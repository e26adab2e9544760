import { floorApi, type FloorWarehouse } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { Page } from '@lading/sub-app-kit/components/page';
import { cx } from '@lading/ui/cx';
import { EmptyState } from '@lading/ui/empty-state';
import { IconButton } from '@lading/ui/icon-button';
import { PageHeader } from '@lading/ui/page-header';
import { Select } from '@lading/ui/select';
import { Skeleton } from '@lading/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Volume2, VolumeX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { keepOnDevice, readDevice } from './device-storage.ts';
import { QueueNotes } from './queue-notes.tsx';
import { hasSound, setSound } from './scan-sound.ts';

/** The warehouse in which the device is used; stored on the device. */
const kept = 'lading.floor.warehouse';

const pages = ['dock', 'pick', 'returns', 'crossdock', 'work', 'counts', 'bins', 'money'] as const;

interface FloorPageProps {
  title: string;
  /** Rendered for the chosen warehouse. */
  children: (warehouse: FloorWarehouse) => ReactNode;
}

/** The frame of every page of the floor: the current place, unsent actions, and links to the other pages. For one-handed use. */
export function FloorPage({ title, children }: FloorPageProps) {
  const { t } = useTranslation('warehouseFloor');
  const [, current] = useLocation().pathname.split('/');
  const query = useQuery(callQuery(useApi(), floorApi.calls.warehouses));
  const { data } = query;
  const [chosen, setChosen] = useState(() => readDevice(kept));
  const warehouse = data?.find(({ warehouseId }) => warehouseId === chosen) ?? data?.[0];
  const choose = (warehouseId: string) => {
    keepOnDevice(kept, warehouseId);
    setChosen(warehouseId);
  };
  return (
    <Page title={title}>
      <div className="mx-auto max-w-180">
        <PageHeader title={title} actions={<SoundSwitch />} />
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
          <nav aria-label={t('nav.label')} className="flex flex-wrap gap-1">
            {pages.map((page) => (
              <Link
                key={page}
                to={`/${page}`}
                aria-current={current === page ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 items-center rounded-md px-4 text-sm font-medium no-underline',
                  current === page
                    ? 'forced-chosen bg-brand text-on-brand'
                    : 'border border-line bg-surface text-ink',
                )}
              >
                {t(`nav.${page}`)}
              </Link>
            ))}
          </nav>
          {data && data.length > 1 && warehouse ? (
            <Select
              label={t('warehouse')}
              hideLabel
              value={warehouse.warehouseId}
              onValueChange={choose}
              options={data.map(({ warehouseId, warehouseName }) => ({
                value: warehouseId,
                label: warehouseName,
              }))}
            />
          ) : null}
        </div>
        <QueueNotes />
        {warehouse ? (
          children(warehouse)
        ) : data ? (
          <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
        ) : (
          <NotLoaded query={query} title={t('failed')} waiting={<Skeleton className="h-40 w-full" />} />
        )}
      </div>
    </Page>
  );
}

/** Scan sounds on this device. */
function SoundSwitch() {
  const { t } = useTranslation('warehouseFloor');
  const [isOn, setOn] = useState(hasSound);
  const change = () => {
    setSound(!isOn);
    setOn(!isOn);
  };
  return (
    <IconButton
      size="large"
      label={isOn ? t('sound.off') : t('sound.on')}
      icon={isOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      onClick={change}
    />
  );
}
