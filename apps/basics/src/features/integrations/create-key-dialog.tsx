import { apiKeyDraft, keyLifetimes, type ApiScope } from '@lading/contracts/integrations';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { Checkbox } from '@lading/ui/checkbox';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useApiKeyActs } from './api-key-queries.ts';
import { OnceShownSecret } from './once-shown-secret.tsx';

type Group = 'orders' | 'products' | 'shipping' | 'stock' | 'warehouse' | 'funds' | 'floor';
const groupOf = (scope: ApiScope): Group => scope.slice(0, scope.indexOf('.')) as Group;

interface ScopeFieldsProps {
  offered: readonly ApiScope[];
  chosen: readonly ApiScope[];
  error: string | undefined;
  onChange: (chosen: ApiScope[]) => void;
}

/** The scopes, grouped by subject. */
function ScopeFields({ offered, chosen, error, onChange }: ScopeFieldsProps) {
  const { t } = useTranslation('integrations');
  const groups = Map.groupBy(offered, groupOf);
  return (
    <fieldset
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? 'scopes-error' : undefined}
      className="grid gap-3"
    >
      <legend className="mb-1.5 text-sm font-medium text-ink">{t('form.scopes')}</legend>
      {error ? (
        <p id="scopes-error" role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      ) : null}
      {[...groups].map(([group, scopes]) => (
        <fieldset key={group} className="grid gap-1">
          <legend className="mb-1 text-xs font-medium text-ink-faint">{t(`form.group.${group}`)}</legend>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              name={scope}
              label={t(`scope.${scope}`)}
              checked={chosen.includes(scope)}
              onCheckedChange={(isChosen) =>
                onChange(isChosen ? [...chosen, scope] : chosen.filter((one) => one !== scope))
              }
            />
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}

/** Creates a key, and shows it only once. */
export function CreateKeyDialog({ scopes, onClose }: { scopes: readonly ApiScope[]; onClose: () => void }) {
  const { t } = useTranslation('integrations');
  const { create } = useApiKeyActs();
  const form = useForm({
    schema: apiKeyDraft,
    defaults: { name: '', days: '365', scopes: [] as readonly ApiScope[] },
    wire: ({ days, ...entered }) => ({ ...entered, days: days === 'never' ? null : Number(days) }),
    submit: (draft) => create.mutateAsync(draft),
  });
  return (
    <FormDialog
      form={form}
      title={t('form.title')}
      description={t('form.text')}
      failureTitle={t('form.failed')}
      submitLabel={t('form.submit')}
      width={520}
      onClose={onClose}
      showsSecret
      outcome={
        create.data
          ? {
              content: (
                <OnceShownSecret label={t('form.key')} copy={t('form.copy')} secret={create.data.secret} />
              ),
              closeLabel: t('form.done'),
            }
          : undefined
      }
    >
      <TextField
        {...form.field('name')}
        label={t('form.name')}
        description={t('form.nameHint')}
        autoComplete="off"
        maxLength={60}
      />
      <Select
        {...form.field('days')}
        label={t('form.days')}
        options={[
          ...keyLifetimes.map((days) => ({ value: String(days), label: t('form.inDays', { days }) })),
          { value: 'never', label: t('form.never') },
        ]}
      />
      <ScopeFields
        offered={scopes}
        chosen={form.values.scopes}
        error={form.errors.scopes}
        onChange={(chosen) => form.set({ scopes: chosen })}
      />
    </FormDialog>
  );
}
