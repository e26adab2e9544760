import type { BulkReport } from '@lading/contracts/orders';
import { Button } from '@lading/ui/button';
import { MapPinCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRunning } from './bulk-queries.ts';
import { TakeSuggestionsDialog } from './take-suggestions-dialog.tsx';

/** Takes every suggestion of a check of addresses that can still be taken; absent where there is none. */
export function TakeSuggestionsButton({ report }: { report: BulkReport }) {
  const { t } = useTranslation('ordersBulk');
  // The number stays while its result is being read.
  const [asked, setAsked] = useState<number | null>(null);
  const { taskId, suggestions = 0 } = report;
  return (
    <>
      {suggestions > 0 && !isRunning(report) ? (
        <Button
          variant="primary"
          icon={<MapPinCheck aria-hidden="true" />}
          onClick={() => setAsked(suggestions)}
        >
          {t('takeAll', { count: suggestions })}
        </Button>
      ) : null}
      {asked === null ? null : (
        <TakeSuggestionsDialog
          checkId={taskId}
          orderIds={null}
          count={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
