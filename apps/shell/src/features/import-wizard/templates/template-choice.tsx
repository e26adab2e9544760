import { Button } from '@lading/ui/button';
import { Select } from '@lading/ui/select';
import { ListChecks } from 'lucide-react';
import type { TemplateManager } from './use-template-manager.ts';
import type { Templates } from './use-templates.ts';
import type { Wizard } from '../use-import-wizard.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface TemplateChoiceProps {
  wizard: Wizard;
  templates: Templates;
  manager: TemplateManager;
}

/** Which template the columns are matched by, and the way to the templates (spec §2, step 0). */
export function TemplateChoice({ wizard, templates, manager }: TemplateChoiceProps) {
  const { t } = useWizardTexts();
  const { state, dispatch, template } = wizard;
  const isBusy = state.busy !== null;
  return (
    <div className="flex items-end gap-2 max-sm:flex-col max-sm:items-stretch">
      <Select
        className="min-w-0 flex-1"
        label={t('upload.template')}
        value={template?.excelFieldMappingId ?? ''}
        onValueChange={(id) => dispatch({ do: 'choose-template', templateId: id === '' ? null : id })}
        disabled={isBusy}
        options={[
          { value: '', label: t('upload.noTemplate') },
          ...templates.list.map(({ excelFieldMappingId, name }) => ({
            value: excelFieldMappingId,
            label: name,
          })),
        ]}
      />
      <Button
        icon={<ListChecks aria-hidden="true" />}
        disabled={isBusy}
        onClick={() => manager.dispatch({ do: 'open' })}
      >
        {t('templates.manage')}
      </Button>
    </div>
  );
}
