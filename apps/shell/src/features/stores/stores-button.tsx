import { codeOf, late } from '@lading/ui/late';
import { HoverPopover } from '@lading/ui/hover-popover';
import { IconButton } from '@lading/ui/icon-button';
import { Spinner } from '@lading/ui/spinner';
import { Store } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { systemClock } from '../../platform/clock.ts';
import type { StoreDialog } from './store-dialogs.tsx';

const StoresPanel = late(async () => (await import('./stores-panel.tsx')).StoresPanel);
const StoreDialogs = late(async () => (await import('./store-dialogs.tsx')).StoreDialogs);
const loadWatch = codeOf(async () => (await import('./store-watch.tsx')).StoreWatch);
const StoreWatch = late(loadWatch);
const widthPx = 440;
/** Stores are loaded when the page is idle, after push has started. */
const restMs = 5_000;

interface StoresButtonProps {
  /** A store has new orders, or was added or removed. */
  onChanged: () => void;
  /** Listens for a page that requests connecting a store; returns the unsubscribe function. */
  hearConnect: (open: (storeId?: string) => void) => () => void;
}

/**
 * The header button of store sync; opens by hover, click and keyboard (spec §2). It shows loading stores from some seconds after
 * the page load on.
 */
export function StoresButton({ onChanged, hearConnect }: StoresButtonProps) {
  const { t } = useTranslation('shellHeader');
  const [isWatched, watch] = useState(false);
  const [loading, setLoading] = useState(0);
  const [failing, setFailing] = useState(0);
  const [dialog, show] = useState<StoreDialog>();
  // The watch reports a dialog's changes to the page.
  const open = useCallback((wanted: StoreDialog) => {
    watch(true);
    show(wanted);
  }, []);
  useEffect(
    () => hearConnect((storeId) => open(storeId ? { kind: 'reconnect', storeId } : { kind: 'connect' })),
    [hearConnect, open],
  );
  useEffect(
    () =>
      systemClock.after(restMs, () => {
        // Without a connection there is nothing to watch; opening the popover retries.
        loadWatch().then(
          () => watch(true),
          () => undefined,
        );
      }),
    [],
  );
  return (
    <>
      {isWatched ? (
        <StoreWatch
          onLoading={setLoading}
          onFailing={setFailing}
          onChanged={onChanged}
          onMissing={() => watch(false)}
        />
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
            label={
              loading > 0
                ? t('storesLoading', { count: loading })
                : failing > 0
                  ? t('storesFailing', { count: failing })
                  : t('stores')
            }
            isMarked={failing > 0}
            tooltip={false}
            icon={loading > 0 ? <Spinner className="text-brand-ink" /> : <Store aria-hidden="true" />}
          />
        }
      >
        {(close) => (
          <StoresPanel
            waiting={<div className="h-24" />}
            onMissing={close}
            onOpen={(wanted) => {
              close();
              open(wanted);
            }}
          />
        )}
      </HoverPopover>
      {dialog ? (
        <StoreDialogs
          dialog={dialog}
          onOpen={open}
          onClose={() => show(undefined)}
          onMissing={() => show(undefined)}
        />
      ) : null}
    </>
  );
}
