import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone for as long as it is; the query caches wait by themselves and fetch anew afterwards. */
export function OfflineNote() {
  const { t } = useTranslation('header');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex justify-center px-4">
      {isOnline ? null : (
        <span className="floating flex max-w-140 items-start gap-2.5 border border-warning-line px-3 py-2.5 text-sm text-ink">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning-ink" />
          {t('offline')}
        </span>
      )}
    </output>
  );
}
