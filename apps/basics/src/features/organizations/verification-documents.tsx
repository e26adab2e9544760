import {
  documentEndings,
  verificationLimits,
  type VerificationDocument,
} from '@lading/contracts/organizations';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { Card } from '@lading/ui/card';
import { FileButton } from '@lading/ui/file-button';
import { IconButton } from '@lading/ui/icon-button';
import { FileText, Paperclip, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useVerificationActs } from './verification-queries.ts';

export interface VerificationDocumentsProps {
  documents: readonly VerificationDocument[];
  /** Explains which documents are suitable. */
  kind: 'person' | 'business';
  /** They cannot be changed during or after the review. */
  isOpen: boolean;
}

/** The documents of a request, which can be added and removed until it is sent. */
export function VerificationDocuments({ documents, kind, isOpen }: VerificationDocumentsProps) {
  const { t } = useTranslation('organizationsVerification');
  const { add, remove } = useVerificationActs();
  const most = verificationLimits.documents;
  return (
    <Card
      title={t('documents.title')}
      {...(isOpen && {
        description: t(kind === 'business' ? 'documents.businessHint' : 'documents.personHint'),
      })}
    >
      {add.error ? <FailureBanner title={t('documents.notAdded')} fault={add.error} /> : null}
      {remove.error ? <FailureBanner title={t('documents.notRemoved')} fault={remove.error} /> : null}
      {documents.length > 0 ? (
        <ul className="mb-3 divide-y divide-line">
          {documents.map(({ documentId, fileName }) => (
            <li key={documentId} className="flex min-h-10 items-center gap-2 py-1.5">
              <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
              <span className="min-w-0 flex-1 truncate text-sm text-ink" title={fileName}>
                {fileName}
              </span>
              {isOpen ? (
                <IconButton
                  label={t('documents.remove', { name: fileName })}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => remove.mutate(documentId)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <>
          <FileButton
            icon={<Paperclip aria-hidden="true" />}
            loading={add.isPending}
            disabled={documents.length >= most}
            label={t('documents.add')}
            accept={documentEndings.join(',')}
            onFile={(file) => add.mutate({ file, uploadKey: crypto.randomUUID() })}
          />
          <p className="mt-2 text-xs text-ink-muted">{t('documents.limits', { most })}</p>
        </>
      ) : null}
    </Card>
  );
}
