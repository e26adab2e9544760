import { attachmentEndings } from '@lading/contracts/orders';
import type { ClaimDetail } from '@lading/contracts/shipment-service';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FileList } from '@lading/sub-app-kit/components/file-list';
import { PanelSection } from '@lading/sub-app-kit/components/panel-section';
import { Button } from '@lading/ui/button';
import { FileButton } from '@lading/ui/file-button';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClaimActs } from './claim-queries.ts';

/** The photos and documents of a claim, which can be added and removed while that is allowed. */
export function ClaimFiles({ claim }: { claim: ClaimDetail }) {
  const { t } = useTranslation(['shippingClaims', 'common']);
  const { addFile, removeFile, download } = useClaimActs();
  const { claimId, files } = claim;
  const isOpen = claim.acts.includes('attach');
  return (
    <PanelSection title={t('files.title')}>
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
      <FileList
        files={files}
        fileId={({ fileId }) => fileId}
        onSave={download.mutate}
        canRemove={({ isSent }) => isOpen && !isSent}
        onRemove={({ fileId }) => removeFile.mutate(fileId)}
        removeLabel={(name) => t('files.remove', { name })}
      />
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
    </PanelSection>
  );
}
