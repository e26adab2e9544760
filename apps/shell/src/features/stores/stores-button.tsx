import { codeOf } from '@lading/ui/code-of';
import { HoverPopover } from '@lading/ui/hover-popover';
import { IconButton } from '@lading/ui/icon-button';
import { late } from '@lading/ui/late';
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
/** The page comes first: stores are looked at when it has rested, after push has begun. */
const restMs = 5_000;

interface StoresButtonProps {
  /** A store has brought orders, came or went. */
  onChanged: () => void;
  /** Listens for a page that wants a store connected; gives back how to listen no longer. */
  hearConnect: (open: () => void) => () => void;
}

/**
 * The header's way to store sync; hover, click and keyboard open it (spec §2). A store that is loading shows in the header by itself,
 * some seconds after the page, and from then on as it happens.
 */
export function StoresButton({ onChanged, hearConnect }: StoresButtonProps) {
  const { t } = useTranslation('header');
  const [isWatched, watch] = useState(false);
  const [loading, setLoading] = useState(0);
  const [dialog, show] = useState<StoreDialog>();
  // What a dialog changes is told to the page by the watch.
  const open = useCallback((wanted: StoreDialog) => {
    watch(true);
    show(wanted);
  }, []);
  useEffect(() => hearConnect(() => open({ kind: 'connect' })), [hearConnect, open]);
  useEffect(
    () =>
      systemClock.after(restMs, () => {
        // Without a connection there is nothing to watch; opening the popover tries again.
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
        <StoreWatch onLoading={setLoading} onChanged={onChanged} onMissing={() => watch(false)} />
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
