import { useHostState } from '@lading/bridge/react';
import type { CriteriaGroup, Criterion, InnerGroup } from '@lading/contracts/automation';
import { Button } from '@lading/ui/button';
import { IconButton } from '@lading/ui/icon-button';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CriterionFields } from './criterion-fields.tsx';
import { below, emptyCriterion, hasRoom, replaced, type FaultAt } from './rule-draft-rules.ts';

function MatchChoice({
  label,
  match,
  onChange,
}: {
  label: string;
  match: 'ALL' | 'ANY';
  onChange: (match: 'ALL' | 'ANY') => void;
}) {
  const { t } = useTranslation('automation');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="text-sm text-ink-muted">
        {label}
      </span>
      <SegmentedControl
        label={label}
        value={match}
        onValueChange={onChange}
        items={(['ALL', 'ANY'] as const).map((value) => ({ value, label: t(`editor.${value}`) }))}
      />
    </div>
  );
}

function CriterionRow({
  criterion,
  at,
  onChange,
  faultAt,
}: {
  criterion: Criterion;
  /** Number as shown to people: 2, or 2.1 in a group. */
  at: string;
  onChange: (criterion: Criterion | null) => void;
  faultAt: FaultAt;
}) {
  const { t } = useTranslation('automation');
  return (
    <li className="flex items-start gap-1">
      <CriterionFields
        label={t('editor.condition', { at })}
        criterion={criterion}
        onChange={onChange}
        faultAt={faultAt}
      />
      <IconButton
        className="mt-6"
        variant="ghost"
        label={t('editor.removeCondition', { at })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => onChange(null)}
      />
    </li>
  );
}

function GroupRow({
  group,
  at,
  isFull,
  onChange,
  faultAt,
}: {
  group: InnerGroup;
  at: number;
  isFull: boolean;
  onChange: (group: InnerGroup | null) => void;
  faultAt: FaultAt;
}) {
  const { t } = useTranslation('automation');
  const timeZone = useHostState((state) => state.timeZone);
  const { items, match } = group;
  return (
    <li className="rounded-lg border border-line p-3">
      <div className="mb-3 flex items-center justify-between gap-2">
        <MatchChoice
          label={t('editor.groupMatch', { at })}
          match={match}
          onChange={(next) => onChange({ ...group, match: next })}
        />
        <IconButton
          variant="ghost"
          label={t('editor.removeGroup', { at })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onChange(null)}
        />
      </div>
      <ul className="grid gap-3">
        {items.map((one, inner) => (
          <CriterionRow
            key={inner}
            at={`${at}.${inner + 1}`}
            criterion={one}
            faultAt={below(faultAt, `items.${inner}`)}
            onChange={(next) => {
              const left = replaced(items, inner, next);
              onChange(left.length === 0 ? null : { ...group, items: left });
            }}
          />
        ))}
      </ul>
      <Button
        className="mt-3"
        size="small"
        icon={<Plus aria-hidden="true" />}
        disabled={isFull}
        onClick={() => onChange({ ...group, items: [...items, emptyCriterion('tag', timeZone)] })}
      >
        {t('editor.addCondition')}
      </Button>
    </li>
  );
}

/** The criteria of a rule, with one level of groups. */
export function CriteriaEditor({
  criteria,
  onChange,
  faultAt,
}: {
  criteria: CriteriaGroup;
  onChange: (criteria: CriteriaGroup) => void;
  faultAt: FaultAt;
}) {
  const { t } = useTranslation('automation');
  const timeZone = useHostState((state) => state.timeZone);
  const { items, match } = criteria;
  const isFull = !hasRoom(criteria);
  const set = (next: CriteriaGroup['items']) => onChange({ ...criteria, items: next });
  const first = emptyCriterion('state', timeZone);
  return (
    <div className="grid gap-3">
      {items.length > 1 ? (
        <MatchChoice
          label={t('editor.match')}
          match={match}
          onChange={(next) => onChange({ ...criteria, match: next })}
        />
      ) : null}
      {items.length === 0 ? <p className="text-sm text-ink-muted">{t('editor.conditionsHint')}</p> : null}
      <ul className="grid gap-3">
        {items.map((one, at) =>
          one.fact === 'group' ? (
            <GroupRow
              key={`group-${at}`}
              group={one}
              at={at + 1}
              isFull={isFull}
              faultAt={below(faultAt, `items.${at}`)}
              onChange={(next) => set(replaced(items, at, next))}
            />
          ) : (
            <CriterionRow
              key={`criterion-${at}`}
              criterion={one}
              at={String(at + 1)}
              faultAt={below(faultAt, `items.${at}`)}
              onChange={(next) => set(replaced(items, at, next))}
            />
          ),
        )}
      </ul>
      {faultAt('items') ? <p className="text-sm text-danger-ink">{faultAt('items')}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          disabled={isFull}
          onClick={() => set([...items, first])}
        >
          {t('editor.addCondition')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          icon={<Plus aria-hidden="true" />}
          disabled={isFull}
          onClick={() => set([...items, { fact: 'group', match: 'ANY', items: [first] }])}
        >
          {t('editor.addGroup')}
        </Button>
      </div>
    </div>
  );
}
