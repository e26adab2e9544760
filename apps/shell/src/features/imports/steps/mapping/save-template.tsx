import { limits } from '@lading/contracts/core';
import { Checkbox } from '@lading/ui/checkbox';
import { TextField } from '@lading/ui/text-field';
import type { Dispatch } from 'react';
import { templateNameError } from '../../model/template-rules.ts';
import type { WizardAction, WizardState } from '../../model/wizard-state.ts';
import type { Templates } from '../../wire/template-queries.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface SaveTemplateProps {
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
  templates: Templates;
}

/** Saves the mapping as a new template before continuing to the rows (spec §2, §5). */
export function SaveTemplate({ state, dispatch, templates }: SaveTemplateProps) {
  const { t, text } = useWizardTexts();
  const { newTemplate, failure, errorsRequested, busy } = state;
  const isSaved = newTemplate !== null;
  const nameError =
    isSaved && errorsRequested > 0 ? templateNameError(newTemplate, templates.list, null) : null;
  const refused = failure?.details.find(({ fieldName }) => fieldName === 'name');
  const error = nameError
    ? t(`templates.nameFault.${nameError}`, { count: limits.template.nameMaximum })
    : refused
      ? text(refused)
      : undefined;
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-3">
      <Checkbox
        label={t('templates.saveNew')}
        checked={isSaved}
        disabled={busy !== null}
        onCheckedChange={(on) => dispatch({ do: 'name-template', name: on ? '' : null })}
      />
      {isSaved ? (
        <TextField
          className="max-w-100"
          label={t('templates.name')}
          description={t('templates.saveNewText')}
          required
          value={newTemplate}
          disabled={busy !== null}
          error={error}
          onValueChange={(name) => dispatch({ do: 'name-template', name })}
        />
      ) : null}
      {isSaved && failure && !refused ? <FailureBanner failure={failure} /> : null}
    </section>
  );
}
