import { useHost } from '@lading/bridge/react';
import { type ExportFormat, exportFormats } from '@lading/contracts/tasks';
import { localized } from '@lading/i18n/localized';
import { ApiError } from '@lading/api-client/api-error';
import { Button } from '@lading/ui/button';
import { Menu } from '@lading/ui/menu';
import { Tooltip } from '@lading/ui/tooltip';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../use-language.ts';

export interface ExportMenuProps {
  /** Starts exporting the list with its current filters and sort; returns the task (decision D7). */
  start: (format: ExportFormat) => Promise<{ taskId: string }>;
  /** Replaces the label "Export". */
  label?: string;
  size?: 'small';
  /** There is nothing to export: the button stays, and explains why it is unavailable. */
  isEmpty?: boolean;
}

/** The export of a list: the format is chosen here, and the file appears in the shell's list of tasks. */
export function ExportMenu({ start, label, size, isEmpty = false }: ExportMenuProps) {
  const { t } = useTranslation('commonSubApp');
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
  const button = (
    <Button
      icon={<Download aria-hidden="true" />}
      trailing={<ChevronDown aria-hidden="true" />}
      loading={isPending}
      {...(size && { size })}
      // Not `disabled`: it stays in the tab order, so that its reason can be read.
      {...(isEmpty && { 'aria-disabled': true, 'aria-description': t('export.empty') })}
    >
      {label ?? t('export.button')}
    </Button>
  );
  if (isEmpty) return <Tooltip label={t('export.empty')}>{button}</Tooltip>;
  return (
    <Menu
      align="end"
      trigger={button}
      items={exportFormats.map((format) => ({
        label: t(`export.${format}`),
        onSelect: () => mutate(format),
      }))}
    />
  );
}
