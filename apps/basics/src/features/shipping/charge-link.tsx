import { HostLink } from '@lading/sub-app-kit/components/host-link';
import type { ReactNode } from 'react';

/** Links to the explanation of an amount, searching the ledger for it, since it may be on any page. */
export function ChargeLink({ transactionId, children }: { transactionId: string; children: ReactNode }) {
  const id = encodeURIComponent(transactionId);
  return (
    <p className="mt-3 text-sm">
      <HostLink
        href={`/e/#/postage?q=${id}&peek=${id}`}
        className="rounded-sm text-brand-ink hover:underline"
      >
        {children}
      </HostLink>
    </p>
  );
}
