import type { FieldChange, ImportDefinition } from '@lading/contracts/imports';
import { TriangleAlert } from 'lucide-react';
import type { Preview } from '../../wire/use-save-preview.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface SavePreviewTextProps {
  definition: ImportDefinition;
  preview: Preview;
}

function Warning({ children }: { children: string }) {
  return (
    <span className="inline-flex items-start gap-1 text-xs font-medium text-warning-ink">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </span>
  );
}

/** What an import would do: how many records it creates and changes, which fields, and which values it clears (decision D23). */
export function SavePreviewText({ definition, preview }: SavePreviewTextProps) {
  const { t, label } = useWizardTexts();
  const { fields, countedIn } = definition;
  const labels = new Map(fields.map((field) => [field.key, label(field.label)]));
  const named = (changes: readonly FieldChange[], count: (change: FieldChange) => number) =>
    changes
      .map((change) =>
        t('rows.changedField', { field: labels.get(change.field) ?? change.field, count: count(change) }),
      )
      .join(t('mapping.listJoin'));
  if ('newGroups' in preview)
    return (
      <output className="text-sm text-ink-muted">{t('rows.newOrders', { count: preview.newGroups })}</output>
    );
  const { updated, changes = [], otherCase } = preview;
  const cleared = changes.filter((change) => change.cleared > 0);
  const kind = countedIn === 'products' ? 'changedProducts' : 'changedRecords';
  return (
    <output className="flex min-w-0 flex-col gap-1 text-sm text-ink-muted">
      <span>{t('rows.preview', preview)}</span>
      {changes.length > 0 ? (
        <span className="text-xs break-words">
          {t(`rows.${kind}`, { count: updated, fields: named(changes, ({ records }) => records) })}
        </span>
      ) : null}
      {cleared.length > 0 ? (
        <Warning>{t('rows.cleared', { fields: named(cleared, (change) => change.cleared) })}</Warning>
      ) : null}
      {otherCase ? (
        <Warning>
          {t('rows.otherCase', {
            count: otherCase.count,
            skus: otherCase.examples.map(({ sku, other }) => `${sku} / ${other}`).join(t('mapping.listJoin')),
          })}
        </Warning>
      ) : null}
    </output>
  );
}
