import { floorFreightApi } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { Button } from '@lading/ui/button';
import { saveFile } from '@lading/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The bill of lading, for the driver to sign. */
export function BillButton({ outboundId }: { outboundId: string }) {
  const { t } = useTranslation('warehouseFreight');
  const api = useApi();
  const bill = useMutation({
    mutationFn: async () => {
      const { floorBillOfLading } = floorFreightApi.calls;
      const { blob, fileName } = await api.download(floorBillOfLading, { params: { outboundId } });
      saveFile(blob, fileName ?? 'bill-of-lading.pdf');
    },
  });
  return (
    <div className="grid gap-3">
      {bill.error ? <FailureBanner title={t('bolFailed')} fault={bill.error} /> : null}
      <Button
        className="justify-self-start"
        icon={<FileText aria-hidden="true" />}
        loading={bill.isPending}
        onClick={() => bill.mutate()}
      >
        {t('bol')}
      </Button>
    </div>
  );
}
