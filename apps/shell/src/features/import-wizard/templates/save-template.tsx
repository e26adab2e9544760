import { limits } from '@lading/contracts/limits';
import { Checkbox } from '@lading/ui/checkbox';
import { TextField } from '@lading/ui/text-field';
import { FailureBanner } from '../failure-banner.tsx';
import { templateNameFault } from './template-rules.ts';
import type { Wizard } from '../use-import-wizard.ts';
import type { Templates } from './use-templates.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** Saves the mapping as a new template on the way to the rows (spec §2, §5). */
export function SaveTemplate({ wizard, templates }: { wizard: Wizard; templates: Templates }) {
  const { t, text } = useWizardTexts();
  const { newTemplate, failure, faultsAsked, busy } = wizard.state;
  const isWanted = newTemplate !== null;
  const fault = isWanted && faultsAsked > 0 ? templateNameFault(newTemplate, templates.list, null) : null;
  const refused = failure?.details.find(({ fieldName }) => fieldName === 'name');
  const error = fault
    ? t(`templates.nameFault.${fault}`, { count: limits.template.nameMaximum })
    : refused
      ? text(refused)
      : undefined;
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-3">
      <Checkbox
        label={t('templates.saveNew')}
        checked={isWanted}
        disabled={busy !== null}
        onCheckedChange={(on) => wizard.dispatch({ do: 'name-template', name: on ? '' : null })}
      />
      {isWanted ? (
        <TextField
          className="max-w-100"
          label={t('templates.name')}
          description={t('templates.saveNewText')}
          required
          value={newTemplate}
          disabled={busy !== null}
          error={error}
          onValueChange={(name) => wizard.dispatch({ do: 'name-template', name })}
        />
      ) : null}
      {isWanted && failure && !refused ? <FailureBanner failure={failure} /> : null}
    </section>
  );
}
