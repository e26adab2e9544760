import type { AuditEvent, AuditOutcome } from '@lading/contracts/entities/audit-event';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import type { TableColumn } from '@lading/ui/data-table';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionName } from './use-action-name.ts';

const looks: Record<AuditOutcome, Status> = { ok: 'success', refused: 'warning', failed: 'danger' };

const detailText = ({ detail }: AuditEvent): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');

/** Columns of the audit log. */
export function useAuditColumns(): TableColumn<AuditEvent>[] {
  const { t } = useTranslation(['audit', 'common']);
  const formats = useFormats();
  const nameOf = useActionName();
  return useMemo(() => {
    const none = t('common:state.none');
    return [
      {
        id: 'time',
        header: t('column.time'),
        sortable: true,
        cell: ({ time }) => (
          <time dateTime={time} className="whitespace-nowrap">
            {formats.time(time)}
          </time>
        ),
      },
      {
        id: 'action',
        header: t('column.action'),
        cell: ({ action }) => (
          <span className="block min-w-44">
            {nameOf(action)} <span className="text-xs break-all text-ink-faint">{action}</span>
          </span>
        ),
      },
      {
        id: 'outcome',
        header: t('column.outcome'),
        cell: ({ outcome, code }) => (
          <StatusBadge status={looks[outcome]}>
            {[t(`outcome.${outcome}`), code].filter(Boolean).join(' ')}
          </StatusBadge>
        ),
      },
      {
        id: 'who',
        header: t('column.who'),
        cell: ({ actor, userName, userId }) => (
          <span className="block max-w-56">
            <span className="block truncate" title={userName ?? undefined}>
              {userName || userId || t(`actor.${actor}`)}
            </span>
            {actor !== 'person' && (userName || userId) ? (
              <span className="block text-xs text-ink-faint">{t(`actor.${actor}`)}</span>
            ) : null}
          </span>
        ),
      },
      {
        id: 'address',
        header: t('column.address'),
        cell: ({ address }) => <span className="break-all text-ink-muted">{address || none}</span>,
      },
      {
        id: 'detail',
        header: t('column.detail'),
        cell: (event) => (
          <span className="block text-xs break-words text-ink-muted sm:max-w-72">
            {detailText(event) || none}
          </span>
        ),
      },
    ];
  }, [t, formats, nameOf]);
}
