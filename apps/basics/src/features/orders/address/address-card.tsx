import { type Address, addressLines } from '@lading/contracts/core';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Card } from '@lading/ui/card';
import { CopyButton } from '@lading/ui/copy-button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A postal address with its person, and how to reach them. */
export function AddressCard({
  title,
  address,
  children,
}: {
  title: string;
  address: Address | null | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const lines = address ? addressLines(address, formats.country(address.countryCode)) : [];
  const contacts = [address?.phone, address?.email].filter(Boolean);
  return (
    <Card
      title={title}
      actions={
        lines.length > 0 ? (
          <CopyButton
            label={t('order.copyAddress')}
            copiedLabel={t('order.copied')}
            text={lines.join('\n')}
          />
        ) : null
      }
    >
      {lines.length === 0 ? <p className="text-sm text-ink-faint">{t('order.noAddress')}</p> : null}
      <address className="text-sm text-ink not-italic">
        {lines.map((line, index) => (
          <span key={`${index}-${line}`} className={index === 0 ? 'block font-medium' : 'block break-words'}>
            {line}
          </span>
        ))}
        {contacts.map((contact) => (
          <span key={contact} className="mt-1 block break-words text-ink-muted">
            {contact}
          </span>
        ))}
      </address>
      {children}
    </Card>
  );
}
