import { ListPage, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { auditKinds, auditOutcomes, type AuditEvent, type AuditOutcome } from '@lading/contracts/audit';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { DescriptionList } from '@lading/ui/description-list';
import { EmptyState } from '@lading/ui/empty-state';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { Lock, ScrollText } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import {
  auditListAddress,
  useAuditExport,
  useAuditPages,
  type AuditFilters,
  type AuditSort,
} from './audit-queries.ts';

/** Names an action by the id of its call, such as `auth.login`. The variants for resellers' clients have the same names. */
function useActionName(): (action: string) => string {
  const { t, i18n } = useTranslation('audit');
  return useCallback(
    (action: string) => {
      const key = `audit:action.${action.replace(/^saas-auth\./, 'auth.')}`;
      // A newer server may have calls without a text here: show the id.
      return i18n.exists(key) ? (t as (key: string) => string)(key) : '';
    },
    [t, i18n],
  );
}

const looks: Record<AuditOutcome, Status> = { ok: 'success', refused: 'warning', failed: 'danger' };

function Outcome({ event: { outcome, code } }: { event: AuditEvent }) {
  const { t } = useTranslation('audit');
  return (
    <StatusBadge status={looks[outcome]}>
      {[t(`outcome.${outcome}`), code].filter(Boolean).join(' ')}
    </StatusBadge>
  );
}

/** The subject of an entry, with names in the reader's language if available. */
function useFacts(): (event: AuditEvent) => { term: string; detail: string }[] {
  const { t, i18n } = useTranslation('audit');
  return useCallback(
    ({ detail }) =>
      Object.entries(detail).map(([name, value]) => {
        const key = `audit:fact.${name}`;
        return { term: i18n.exists(key) ? (t as (key: string) => string)(key) : name, detail: String(value) };
      }),
    [t, i18n],
  );
}

function useAuditColumns(): ListColumn<AuditEvent>[] {
  const { t } = useTranslation(['audit', 'common']);
  const formats = useFormats();
  const nameOf = useActionName();
  const factsOf = useFacts();
  return useMemo(() => {
    const none = t('common:state.none');
    const detailText = (event: AuditEvent): string =>
      factsOf(event)
        .map(({ term, detail }) => `${term}: ${detail}`)
        .join(' · ');
    return [
      {
        id: 'time',
        header: t('column.time'),
        sortable: true,
        width: 168,
        cell: ({ time }) => (
          <time dateTime={time} className="whitespace-nowrap">
            {formats.time(time)}
          </time>
        ),
      },
      {
        id: 'action',
        header: t('column.action'),
        width: 210,
        grow: 3,
        cell: ({ action }) => (
          <span className="block truncate" title={[nameOf(action), action].filter(Boolean).join(' · ')}>
            {nameOf(action)} <span className="text-xs text-ink-faint">{action}</span>
          </span>
        ),
      },
      {
        id: 'outcome',
        header: t('column.outcome'),
        width: 132,
        phone: 'end',
        cell: (event) => <Outcome event={event} />,
      },
      {
        id: 'who',
        header: t('column.who'),
        width: 170,
        grow: 2,
        phone: 'none',
        cell: ({ actor, apiKeyName, userName, userId }) => (
          <span className="flex min-w-0 items-baseline gap-1.5">
            <span className="truncate" title={apiKeyName ?? userName ?? undefined}>
              {apiKeyName || userName || userId || t(`actor.${actor}`)}
            </span>
            {actor !== 'person' && (userName || userId) ? (
              <span className="shrink-0 text-xs text-ink-faint">{t(`actor.${actor}`)}</span>
            ) : null}
          </span>
        ),
      },
      {
        id: 'address',
        header: t('column.address'),
        width: 120,
        phone: 'none',
        cell: ({ address }) => (
          <span className="block truncate text-ink-muted" title={address ?? undefined}>
            {address || none}
          </span>
        ),
      },
      {
        id: 'detail',
        header: t('column.detail'),
        width: 160,
        grow: 4,
        phone: 'none',
        cell: (event) => (
          <span className="block truncate text-xs text-ink-muted" title={detailText(event)}>
            {detailText(event) || none}
          </span>
        ),
      },
    ];
  }, [t, formats, nameOf, factsOf]);
}

function AuditPeek({ event }: { event: AuditEvent }) {
  const { t } = useTranslation('audit');
  const formats = useFormats();
  const factsOf = useFacts();
  const facts = [
    { term: t('column.time'), detail: formats.time(event.time) },
    { term: t('column.action'), detail: event.action },
    { term: t('column.outcome'), detail: <Outcome event={event} /> },
    ...(event.apiKeyName ? [{ term: t('actor.api-key'), detail: event.apiKeyName }] : []),
    { term: t('column.who'), detail: event.userName || event.userId || t(`actor.${event.actor}`) },
    { term: t('column.address'), detail: event.address },
    ...factsOf(event),
  ];
  return <DescriptionList items={facts.filter(({ detail }) => detail)} />;
}

/** The audit log as a list; a row opens all recorded details. */
function useAuditList(): ListDefinition<AuditEvent, AuditSort, AuditFilters> {
  const { t } = useTranslation(['audit', 'shellMenu']);
  const nameOf = useActionName();
  const formats = useFormats();
  return {
    id: 'audit',
    title: t('title'),
    label: t('title'),
    address: auditListAddress,
    page: useAuditPages(),
    export: useAuditExport(),
    failedTitle: t('failed'),
    empty: (
      <EmptyState icon={<ScrollText />} title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    ),
    forbidden: (
      <EmptyState
        icon={<Lock />}
        title={t('shut')}
        action={<Button render={<Link to="/settings/profile" />}>{t('shellMenu:settings.profile')}</Button>}
      >
        {t('shutHint')}
      </EmptyState>
    ),
    rowId: ({ auditEventId }) => auditEventId,
    rowName: ({ action, time }) => `${nameOf(action) || action}, ${formats.time(time)}`,
    columns: useAuditColumns(),
    search: { label: t('filter.search'), placeholder: t('filter.search') },
    filters: [
      {
        kind: 'choice',
        name: 'kind',
        label: t('filter.kind'),
        isLabelled: true,
        anyLabel: t('filter.anyKind'),
        options: auditKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
      },
      {
        kind: 'choice',
        name: 'outcome',
        label: t('filter.outcome'),
        isLabelled: true,
        anyLabel: t('filter.anyOutcome'),
        options: auditOutcomes.map((outcome) => ({ value: outcome, label: t(`outcome.${outcome}`) })),
      },
      { kind: 'days', from: 'from', to: 'to', labels: { from: t('filter.from'), to: t('filter.to') } },
    ],
    peek: {
      title: ({ action }) => nameOf(action) || action,
      body: (event) => <AuditPeek event={event} />,
    },
  };
}

/** The audit log of the organization, for its owners: reached from My profile, as the settings menu of spec §2 has no entry for it. */
export function AuditPage() {
  const { t } = useTranslation(['audit', 'shellMenu']);
  const crumbs = (
    <Breadcrumb
      label={t('way')}
      items={[
        { label: t('shellMenu:settings.profile'), link: <Link to="/settings/profile" /> },
        { label: t('title') },
      ]}
    />
  );
  return <ListPage list={useAuditList()} crumbs={crumbs} />;
}
