import { ruleActionKinds, ruleLimits, type RuleAction } from '@lading/contracts/automation';
import { Button } from '@lading/ui/button';
import { IconButton } from '@lading/ui/icon-button';
import { Select } from '@lading/ui/select';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionFields } from './action-fields.tsx';
import { below, emptyAction, replaced, type FaultAt } from './rule-draft-rules.ts';

/** The actions of a rule, in order. */
export function ActionsEditor({
  actions,
  onChange,
  faultAt,
}: {
  actions: readonly RuleAction[];
  onChange: (actions: RuleAction[]) => void;
  faultAt: FaultAt;
}) {
  const { t } = useTranslation('automation');
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {actions.map((action, at) => {
          const faultOf = below(faultAt, String(at));
          const change = (next: RuleAction | null) => onChange(replaced(actions, at, next));
          return (
            <li key={at} className="flex items-start gap-1">
              <div className="flex min-w-0 flex-1 flex-wrap items-start gap-2">
                <Select
                  className="basis-52"
                  label={t('editor.action', { at: at + 1 })}
                  value={action.do}
                  onValueChange={(kind) => (kind === action.do ? undefined : change(emptyAction(kind)))}
                  options={ruleActionKinds.map((value) => ({ value, label: t(`do.${value}`) }))}
                  error={faultOf('do')}
                />
                <ActionFields key={action.do} action={action} onChange={change} faultAt={faultOf} />
              </div>
              <IconButton
                className="mt-6"
                variant="ghost"
                label={t('editor.removeAction', { at: at + 1 })}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => change(null)}
              />
            </li>
          );
        })}
      </ul>
      {faultAt('') ? <p className="text-sm text-danger-ink">{faultAt('')}</p> : null}
      <Button
        className="justify-self-start"
        size="small"
        icon={<Plus aria-hidden="true" />}
        disabled={actions.length >= ruleLimits.actions}
        onClick={() => onChange([...actions, emptyAction('tag')])}
      >
        {t('editor.addAction')}
      </Button>
    </div>
  );
}
