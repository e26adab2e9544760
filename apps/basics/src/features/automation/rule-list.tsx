import type { AutomationRule } from '@lading/contracts/automation';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { Card } from '@lading/ui/card';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDryRun, useRuleActs } from './automation-queries.ts';
import { RuleRow } from './rule-row.tsx';
import { useRuleTexts } from './use-rule-texts.ts';

/** The list with a rule moved to another position. */
function moved(rules: readonly AutomationRule[], from: number, to: number): AutomationRule[] {
  const next = [...rules];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The rules in their order, which can be changed by dragging, by the arrow keys on a handle, and by each rule's menu. */
export function RuleList({ rules }: { rules: readonly AutomationRule[] }) {
  const { t } = useTranslation(['automation', 'common']);
  const navigate = useNavigate();
  const texts = useRuleTexts();
  const acts = useRuleActs();
  const check = useDryRun().data;
  const list = useRef<HTMLOListElement>(null);
  const [over, setOver] = useState<number | null>(null);
  const [removed, askToRemove] = useState<AutomationRule | null>(null);
  const [said, say] = useState('');
  const failure = acts.order.error ?? acts.switch.error ?? acts.remove.error;

  function move(from: number, to: number) {
    const { name, ruleId } = rules[from]!;
    acts.order.mutate(moved(rules, from, to));
    say(t('movedTo', { name, at: to + 1, count: rules.length }));
    // The handle keeps the focus after it was moved.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-rule-handle="${CSS.escape(ruleId)}"]`)?.focus(),
    );
  }
  /** The position of the rule at a height of the window. */
  function placeAt(y: number): number {
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return at < 0 ? rows.length - 1 : at;
  }

  return (
    <Card flush>
      {failure ? (
        <div className="p-3">
          <FailureBanner title={t('notDone')} fault={failure} />
        </div>
      ) : null}
      <ol ref={list} aria-label={t('rulesList')}>
        {rules.map((rule, at) => (
          <RuleRow
            key={rule.ruleId}
            rule={rule}
            at={at}
            count={rules.length}
            texts={texts}
            forecast={check?.rules.find(({ ruleId }) => ruleId === rule.ruleId)}
            orders={check?.orders ?? 0}
            onMove={(to) => move(at, to)}
            onSwitch={(isOn) =>
              isOn
                ? void navigate(`/settings/automation/${encodeURIComponent(rule.ruleId)}/test`)
                : acts.switch.mutate({ ruleId: rule.ruleId, isOn })
            }
            onRemove={() => askToRemove(rule)}
            isOver={over === at}
            drag={{
              onMove: (y) => setOver(placeAt(y)),
              onDrop() {
                if (over !== null && over !== at) move(at, over);
                setOver(null);
              },
              onEnd: () => setOver(null),
            }}
          />
        ))}
      </ol>
      <output className="sr-only">{said}</output>
      {removed ? (
        <ConfirmDialog
          open
          danger
          onOpenChange={(open) => (open ? undefined : askToRemove(null))}
          title={t('removeTitle', { name: removed.name })}
          confirmLabel={t('remove')}
          cancelLabel={t('common:action.cancel')}
          onConfirm={() => acts.remove.mutateAsync(removed.ruleId).finally(() => askToRemove(null))}
        >
          {t('removeText')}
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}
