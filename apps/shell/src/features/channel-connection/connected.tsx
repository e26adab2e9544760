import type { Store } from '@lading/contracts/entities/store';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RawPage } from '../../platform/raw-page.tsx';
import { WayOn } from './way-on.tsx';

/** The store is connected: what follows, and the way to the orders. */
export function Connected({ store, corner }: { store: Store; corner: ReactNode }) {
  const { t } = useTranslation('channels');
  const said = useRef<HTMLOutputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => said.current?.focus(), []);
  return (
    <RawPage title={t('connectedTitle')} corner={corner}>
      <output ref={said} tabIndex={-1} className="mt-3 flex gap-2.5 text-base text-ink-muted outline-none">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-ink" />
        <span>{t('connectedText', { name: store.name ?? store.storeId })}</span>
      </output>
      <WayOn />
    </RawPage>
  );
}
