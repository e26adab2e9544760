import { invoiceFormats, type InvoiceFormat } from '@lading/contracts/funds';
import { Button } from '@lading/ui/button';
import { saveFile } from '@lading/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../use-failure-text.ts';

interface DownloadButtonsProps {
  /** Name of the file, if the reply has none. */
  name: string;
  /** Accessible name of the button for a format; by default "Download PDF". */
  label?: (format: string) => string;
  size?: 'small';
  fetch: (format: InvoiceFormat) => Promise<{ blob: Blob; fileName: string | null }>;
}

/** A button for each form of an invoice or credit note. */
export function DownloadButtons({ name, label, size, fetch }: DownloadButtonsProps) {
  const { t } = useTranslation('fundsInvoices');
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: fetch,
    onSuccess: ({ blob, fileName }, format) => saveFile(blob, fileName ?? `${name}.${format}`),
  });
  const { text } = useFailureText(error);
  const buttons = invoiceFormats.map((format) => {
    const shown = format.toUpperCase();
    return (
      <Button
        key={format}
        {...(size ? { size } : {})}
        aria-label={label?.(shown) ?? t('download', { format: shown })}
        loading={isPending && variables === format}
        onClick={() => mutate(format)}
      >
        <Download aria-hidden="true" />
        {shown}
      </Button>
    );
  });
  return (
    <span className="flex flex-wrap items-center gap-2">
      {buttons}
      {error ? (
        <span role="alert" className="text-sm text-danger-ink">
          {t('fileFailed')}: {text}
        </span>
      ) : null}
    </span>
  );
}
