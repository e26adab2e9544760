import type { ImportDefinition, MappingTemplate } from '@lading/contracts/imports';
import { Badge } from '@lading/ui/badge';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { EmptyState } from '@lading/ui/empty-state';
import { IconButton } from '@lading/ui/icon-button';
import { Lock, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { keptMapping } from '../../../model/template-rules.ts';
import { FailureBanner } from '../../failure-banner.tsx';
import { StepHeading } from '../../step-heading.tsx';
import { useWizardTexts } from '../../use-wizard-texts.ts';
import type { TemplateManager } from './use-template-manager.ts';

interface TemplateListProps {
  definition: ImportDefinition;
  templates: readonly MappingTemplate[];
  manager: TemplateManager;
}

/** The templates to edit or delete (spec §4); presets are only shown (spec §6). */
export function TemplateList({ definition, templates, manager }: TemplateListProps) {
  const { t } = useWizardTexts();
  const { state, dispatch, remove } = manager;
  const [doomed, setDoomed] = useState<MappingTemplate | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      {/* Remounted when a template is deleted, so that focus has a target. */}
      <StepHeading key={templates.length} step={0} title={t('templates.title')}>
        {t('templates.text')}
      </StepHeading>
      {templates.length === 0 ? (
        <EmptyState compact title={t('templates.none')}>
          {t('templates.noneText')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {templates.map((template) => {
            const fields = Object.keys(keptMapping(definition, template.excelFieldMappingJson)).length;
            return (
              <li key={template.excelFieldMappingId} className="flex min-h-12 items-center gap-2 px-3 py-1.5">
                <div className="min-w-0 flex-1">
                  <p className="truncate text-sm font-medium text-ink">{template.name}</p>
                  <p className="text-xs text-ink-muted tabular-nums">
                    {t('templates.fields', { count: fields })}
                  </p>
                </div>
                {template.preinstall ? (
                  <Badge icon={<Lock aria-hidden="true" />}>{t('templates.preset')}</Badge>
                ) : (
                  <>
                    <IconButton
                      label={t('templates.edit', { name: template.name })}
                      icon={<Pencil aria-hidden="true" />}
                      onClick={() => dispatch({ do: 'edit', template })}
                    />
                    <IconButton
                      label={t('templates.delete', { name: template.name })}
                      icon={<Trash2 aria-hidden="true" />}
                      onClick={() => {
                        setDoomed(template);
                        setIsAsking(true);
                      }}
                    />
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          setIsAsking(open);
          if (!open && state.failure) dispatch({ do: 'back-to-list' });
        }}
        title={t('templates.deleteTitle', { name: doomed?.name ?? '' })}
        confirmLabel={t('templates.deleteConfirm')}
        cancelLabel={t('templates.deleteCancel')}
        danger
        onConfirm={async () => {
          if (doomed) await remove(doomed);
        }}
      >
        <div className="flex flex-col gap-3">
          <p>{t('templates.deleteText')}</p>
          {state.failure ? <FailureBanner failure={state.failure} hasWork={false} /> : null}
        </div>
      </ConfirmDialog>
    </div>
  );
}
