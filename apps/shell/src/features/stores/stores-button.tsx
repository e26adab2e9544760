import { HoverPopover } from '@lading/ui/hover-popover';
import { IconButton } from '@lading/ui/icon-button';
import { Spinner } from '@lading/ui/spinner';
import { Store } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const StoresPanel = lazy(async () => ({ default: (await import('./stores-panel.tsx')).StoresPanel }));
const StoreWatch = lazy(async () => ({ default: (await import('./store-watch.tsx')).StoreWatch }));
const ConnectStoreDialog = lazy(async () => ({
  default: (await import('./connect-store-dialog.tsx')).ConnectStoreDialog,
}));
const widthPx = 440;

/** The header's way to store sync; hover, click and keyboard open it (spec §2). Nothing is asked for before it is first opened. */
export function StoresButton({ onPulled }: { onPulled: () => void }) {
  const { t } = useTranslation('header');
  const [isWatched, watch] = useState(false);
  const [loading, setLoading] = useState(0);
  const [isConnecting, connect] = useState(false);
  return (
    <>
      {isWatched ? (
        <Suspense>
          <StoreWatch onLoading={setLoading} onPulled={onPulled} />
        </Suspense>
      ) : null}
      <HoverPopover
        label={t('stores')}
        width={widthPx}
        flush
        onOpenChange={(isOpen) => {
          if (isOpen) watch(true);
        }}
        trigger={
          <IconButton
            label={loading > 0 ? t('storesLoading', { count: loading }) : t('stores')}
            tooltip={false}
            icon={loading > 0 ? <Spinner className="text-brand-ink" /> : <Store aria-hidden="true" />}
          />
        }
      >
        {(close) => (
          <Suspense fallback={<div className="h-24" />}>
            <StoresPanel
              onConnect={() => {
                close();
                connect(true);
              }}
            />
          </Suspense>
        )}
      </HoverPopover>
      {isConnecting ? (
        <Suspense>
          <ConnectStoreDialog onClose={() => connect(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
