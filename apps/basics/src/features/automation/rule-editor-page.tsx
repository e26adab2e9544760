import {
  automationApi,
  automationMessages,
  ruleLimits,
  ruleTriggers,
  type AutomationRule,
  type RuleDraft,
} from '@lading/contracts/automation';
import { checkValue } from '@lading/contracts/core';
import { localized } from '@lading/i18n/localized';
import { NotLoaded, PageSkeleton } from '@lading/sub-app-kit/components/not-loaded';
import { Page } from '@lading/sub-app-kit/components/page';
import { FormFailure, LeaveGuard, useForm } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Banner } from '@lading/ui/banner';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { EmptyState } from '@lading/ui/empty-state';
import { keepFocusAbove } from '@lading/ui/keep-focus-above';
import { PageHeader } from '@lading/ui/page-header';
import { RadioGroup } from '@lading/ui/radio-group';
import { Switch } from '@lading/ui/switch';
import { TextField } from '@lading/ui/text-field';
import { Workflow } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { ActionsEditor } from './actions-editor.tsx';
import { useRuleActs, useRules } from './automation-queries.ts';
import { CriteriaEditor } from './criteria-editor.tsx';
import { below, emptyRule, type FaultAt } from './rule-draft-rules.ts';
import { RuleEditedNote } from './rule-edited-note.tsx';
import { useRuleTexts } from './use-rule-texts.ts';

const { body } = automationApi.calls.saveRule;

const draftOf = ({ name, trigger, criteria, actions, isFinal }: RuleDraft): RuleDraft => ({
  name,
  trigger,
  criteria,
  actions,
  isFinal,
});

interface RuleFormProps {
  /** As it is saved now, which another person may have changed since the form was opened. */
  rule: AutomationRule | null;
  /** Another person has deleted the rule since: the input can be saved as a new one. */
  isGone: boolean;
  begin: RuleDraft;
}

function RuleForm({ rule, isGone, begin }: RuleFormProps) {
  const { t } = useTranslation(['automation', 'common']);
  const language = useLanguage();
  const navigate = useNavigate();
  const texts = useRuleTexts();
  const { save } = useRuleActs();
  /** What the input started from; the server refuses it once another version is saved. */
  const [known, setKnown] = useState(rule);
  const wire = (values: { rule: RuleDraft }) => ({
    ...values,
    ...(known && !isGone && { ruleId: known.ruleId, version: known.version }),
  });
  const form = useForm({
    schema: body,
    defaults: { rule: begin },
    catalogs: [automationMessages],
    wire,
    async submit(given) {
      const { rule: draft, ruleId, version } = given;
      const saved = await save.mutateAsync({
        rule: draft,
        ...(ruleId !== undefined && { ruleId }),
        ...(version !== undefined && { version }),
      });
      form.reset({ rule: begin });
      void navigate(`/settings/automation/${encodeURIComponent(saved.ruleId)}/test`);
    },
  });
  const isDeleted = isGone && !form.isPending;
  const newer = rule && known && rule.version !== known.version && !form.isPending ? rule : null;
  if (newer && !form.isDirty) {
    setKnown(newer);
    form.rebase({ rule: draftOf(newer) });
  }
  const draft = form.values.rule;
  const set = (part: Partial<RuleDraft>) => form.set({ rule: { ...draft, ...part } });
  // The form treats the rule as one field; after submission its errors are shown where they occur.
  const isTried = form.errors.rule !== undefined;
  const faults = isTried ? (checkValue(body, wire(form.values), [automationMessages]).errors ?? []) : [];
  const faultAt: FaultAt = (path) => {
    const fault = faults.find(({ fieldName }) => fieldName === `rule.${path}`);
    return fault && localized(fault, language);
  };
  const isSayable = !checkValue(body, wire(form.values)).errors;
  return (
    <form {...form.props} className="grid gap-4">
      {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => form.reset()} /> : null}
      {isDeleted ? (
        <Banner tone="warning" live title={t('deleted.title')}>
          {t('deleted.text')}
        </Banner>
      ) : newer && known && form.isDirty ? (
        <RuleEditedNote
          known={known}
          theirs={newer}
          texts={texts}
          onKeep={() => {
            setKnown(newer);
            form.rebase({ rule: draftOf(newer) });
          }}
          onTake={() => {
            setKnown(newer);
            form.reset({ rule: draftOf(newer) });
          }}
        />
      ) : (
        <FormFailure failure={form.failure} title={t('editor.notSaved')} />
      )}
      {isTried && faults.length === 0 ? (
        <p role="alert" className="text-sm text-danger-ink">
          {form.errors.rule}
        </p>
      ) : null}
      <Card>
        <div className="grid gap-4">
          <TextField
            label={t('editor.name')}
            required
            maxLength={ruleLimits.name}
            value={draft.name}
            onValueChange={(name) => set({ name })}
            error={faultAt('name')}
          />
          <RadioGroup
            label={t('editor.trigger')}
            value={draft.trigger}
            onValueChange={(trigger) => set({ trigger })}
            options={ruleTriggers.map((value) => ({
              value,
              label: t(`trigger.${value}`),
              description: t(`triggerHint.${value}`),
            }))}
          />
        </div>
      </Card>
      <Card title={t('editor.conditions')}>
        <CriteriaEditor
          criteria={draft.criteria}
          onChange={(criteria) => set({ criteria })}
          faultAt={below(faultAt, 'criteria')}
        />
      </Card>
      <Card title={t('editor.actions')}>
        <ActionsEditor
          actions={draft.actions}
          onChange={(actions) => set({ actions })}
          faultAt={below(faultAt, 'actions')}
        />
      </Card>
      <Card>
        <Switch
          label={t('editor.isFinal')}
          description={t('finalHint')}
          checked={draft.isFinal}
          onCheckedChange={(isFinal) => set({ isFinal })}
        />
      </Card>
      <div
        ref={keepFocusAbove}
        className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-canvas py-3"
      >
        <p className="min-w-0 flex-1 basis-64 text-sm break-words text-ink-muted">
          {isSayable
            ? `${t(`trigger.${draft.trigger}`)}: ${texts.conditions(draft.criteria)}, ${texts.actions(draft)}`
            : t('editor.savedOff')}
        </p>
        <Button type="submit" variant="primary" loading={form.isPending}>
          {isDeleted ? t('deleted.save') : t('editor.save')}
        </Button>
      </div>
    </form>
  );
}

/** Adds an automation rule, or changes one. */
export function RuleEditorPage() {
  const { t } = useTranslation('automation');
  const { ruleId } = useParams();
  const [params] = useSearchParams();
  const query = useRules();
  const { data } = query;
  const saved = data?.find((one) => one.ruleId === ruleId);
  // Somebody may delete the rule while it is edited here: the form stays.
  const [seen, setSeen] = useState(saved);
  if (saved && saved !== seen) setSeen(saved);
  const rule = saved ?? (seen?.ruleId === ruleId ? seen : undefined);
  const source = data?.find((one) => one.ruleId === params.get('of'));
  const title = rule?.name ?? t(ruleId === undefined ? 'editor.addTitle' : 'editor.editTitle');
  const begin = rule
    ? draftOf(rule)
    : source
      ? { ...draftOf(source), name: t('copyOf', { name: source.name }).slice(0, ruleLimits.name) }
      : emptyRule;
  return (
    <Page title={title} narrow>
      <PageHeader
        title={title}
        above={
          <Breadcrumb
            label={t('editor.crumb')}
            items={[{ label: t('editor.crumb'), link: <Link to="/settings/automation" /> }, { label: title }]}
          />
        }
      />
      {data ? (
        ruleId !== undefined && !rule ? (
          <Card>
            <EmptyState icon={<Workflow />} title={t('editor.missing')} />
          </Card>
        ) : (
          <RuleForm key={ruleId ?? ''} rule={rule ?? null} isGone={rule !== saved} begin={begin} />
        )
      ) : (
        <NotLoaded query={query} title={t('failed')} waiting={<PageSkeleton />} />
      )}
    </Page>
  );
}
