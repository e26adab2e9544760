import { attachmentEndings } from '@lading/contracts/orders';
import type { ClaimDetail } from '@lading/contracts/shipment-service';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { FileButton } from '@lading/ui/file-button';
import { IconButton } from '@lading/ui/icon-button';
import { FileText, Image, Paperclip, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClaimActs } from './claim-queries.ts';

const [kilobyte, megabyte] = [1_000, 1_000_000];

/** The photos and papers of a claim, and how they are added and removed while that is possible. */
export function ClaimFiles({ claim }: { claim: ClaimDetail }) {
  const { t } = useTranslation(['shippingClaims', 'common']);
  const formats = useFormats();
  const { addFile, removeFile, download } = useClaimActs();
  const { claimId, files } = claim;
  const isOpen = claim.acts.includes('attach');
  const sizeOf = (bytes: number): string =>
    bytes < megabyte
      ? `${formats.number(Math.ceil(bytes / kilobyte))} KB`
      : `${formats.number(bytes / megabyte, { maximumFractionDigits: 1 })} MB`;
  return (
    <section aria-label={t('files.title')} className="border-t border-line pt-4">
      <h3 className="mb-1 text-sm font-semibold text-ink">{t('files.title')}</h3>
      {addFile.error ? (
        <FailureBanner title={t('files.notAdded')} fault={addFile.error}>
          <Button size="small" className="mt-2" onClick={() => addFile.mutate(addFile.variables)}>
            {t('common:action.retry')}
          </Button>
        </FailureBanner>
      ) : null}
      {removeFile.error ? <FailureBanner title={t('files.notRemoved')} fault={removeFile.error} /> : null}
      {download.error ? <FailureBanner title={t('files.notSaved')} fault={download.error} /> : null}
      {files.length === 0 ? <p className="text-sm text-ink-muted">{t('files.none')}</p> : null}
      <ul className="divide-y divide-line">
        {files.map((one) => {
          const Icon = one.contentType === 'application/pdf' ? FileText : Image;
          return (
            <li key={one.fileId} className="flex items-center gap-2 py-1.5">
              <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
              <div className="min-w-0 flex-1">
                <button
                  type="button"
                  className="block max-w-full truncate rounded-sm text-left text-sm text-brand-ink hover:underline"
                  title={one.fileName}
                  onClick={() => download.mutate(one)}
                >
                  {one.fileName}
                </button>
                <span className="block truncate text-xs text-ink-muted tabular-nums">
                  {[sizeOf(one.bytes), one.userName].filter(Boolean).join(' · ')}
                </span>
              </div>
              {isOpen && !one.isSent ? (
                <IconButton
                  label={t('files.remove', { name: one.fileName })}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => removeFile.mutate(one.fileId)}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      {isOpen ? (
        <>
          <FileButton
            className="mt-2"
            icon={<Paperclip aria-hidden="true" />}
            loading={addFile.isPending}
            label={t('files.add')}
            accept={attachmentEndings.join(',')}
            onFile={(file) => addFile.mutate({ claimId, file, uploadKey: crypto.randomUUID() })}
          />
          <p className="mt-2 text-xs text-ink-muted">{t('files.hint')}</p>
        </>
      ) : null}
    </section>
  );
}
