import { useHost } from '@lading/bridge/react';
import { exportFormats, type ExportFormat } from '@lading/contracts/entities/export';
import { localized } from '@lading/i18n/localized';
import { ApiError } from '@lading/api-client/api-error';
import { Button } from '@lading/ui/button';
import { Menu } from '@lading/ui/menu';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../use-language.ts';

export interface ExportMenuProps {
  /** Begins to write the list as it is narrowed and sorted now; gives the task that does it (decision D7). */
  start: (format: ExportFormat) => Promise<{ taskId: string }>;
}

/** The export of a list: the form is chosen here, the file waits in the shell's list of tasks. */
export function ExportMenu({ start }: ExportMenuProps) {
  const { t } = useTranslation('subApp');
  const language = useLanguage();
  const { bus } = useHost();
  const { mutate, isPending } = useMutation({
    mutationFn: start,
    onSuccess({ taskId }) {
      bus.emit('task:changed', { taskId });
      bus.emit('notice:show', {
        tone: 'info',
        title: t('export.started'),
        description: t('export.startedHint'),
      });
    },
    onError(fault) {
      const description = fault instanceof ApiError ? localized(fault, language) : t('unexpected');
      bus.emit('notice:show', { tone: 'error', title: t('export.failed'), description });
    },
  });
  return (
    <Menu
      align="end"
      trigger={
        <Button
          icon={<Download aria-hidden="true" />}
          trailing={<ChevronDown aria-hidden="true" />}
          loading={isPending}
        >
          {t('export.button')}
        </Button>
      }
      items={exportFormats.map((format) => ({
        label: t(`export.${format}`),
        onSelect: () => mutate(format),
      }))}
    />
  );
}
