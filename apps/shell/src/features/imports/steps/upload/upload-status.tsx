import { Button } from '@lading/ui/button';
import { Progress } from '@lading/ui/progress';
import { useSyncExternalStore } from 'react';
import type { FileUpload } from '../../wire/file-upload.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** The progress of the upload; shown only if it takes long, or has failed and can be retried. */
export function UploadStatus({ upload }: { upload: FileUpload }) {
  const { t, percent } = useWizardTexts();
  const { state, isSlow, share, failure } = useSyncExternalStore(upload.subscribe, upload.getSnapshot);
  if (failure) {
    return (
      <div className="px-5 pb-3 max-sm:px-4">
        <FailureBanner
          failure={failure}
          actions={
            <Button size="small" onClick={() => upload.retry()}>
              {t('upload.again')}
            </Button>
          }
        />
      </div>
    );
  }
  if (state !== 'running' || !isSlow) return null;
  return (
    <div className="px-5 pb-3 max-sm:px-4">
      <Progress
        label={t('upload.sending', { name: upload.file.name })}
        value={share === null ? null : share * 100}
        {...(share === null ? {} : { valueText: percent(share) })}
      />
    </div>
  );
}
