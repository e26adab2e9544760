import type { ImportReceipt } from '@lading/contracts/imports';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { Button } from '@lading/ui/button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLeftOutFile } from './import-queries.ts';

/** The skipped rows of an import, to download, correct and import again; renders nothing if they are not stored. */
export function LeftOutFile({
  receipt: { taskId, leftOutFile },
}: {
  receipt: Pick<ImportReceipt, 'taskId' | 'leftOutFile'>;
}) {
  const { t } = useTranslation('importReceipts');
  const download = useLeftOutFile(taskId);
  if (!leftOutFile) return null;
  return (
    <div className="mt-4">
      {download.error ? <FailureBanner title={t('leftOutFile.failed')} fault={download.error} /> : null}
      <Button
        size="small"
        icon={<Download aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('leftOutFile.act')}
      </Button>
    </div>
  );
}
