import type { AutomationRule, RuleForecast } from '@lading/contracts/automation';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { Badge } from '@lading/ui/badge';
import { cx } from '@lading/ui/cx';
import { IconButton } from '@lading/ui/icon-button';
import { Menu } from '@lading/ui/menu';
import { Switch } from '@lading/ui/switch';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  FlaskConical,
  GripVertical,
  MoreHorizontal,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { RuleTexts } from './use-rule-texts.ts';

/** Why an active rule should be reviewed. */
function RuleFlag({
  rule,
  forecast,
  orders,
}: {
  rule: AutomationRule;
  forecast: RuleForecast | undefined;
  orders: number;
}) {
  const { t } = useTranslation('automation');
  if (!rule.isOn || !forecast || orders === 0) return null;
  if (forecast.matched > 0 && forecast.effective > 0) return null;
  const text =
    forecast.matched === 0
      ? t('flag.never', { count: orders })
      : forecast.shadowedBy.length > 0
        ? t('flag.shadowed', { rules: forecast.shadowedBy.map((name) => `“${name}”`).join(', ') })
        : t('flag.noEffect');
  return (
    <p className="mt-1 flex items-start gap-1.5 text-sm text-warning-ink">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      {text}
    </p>
  );
}

interface RowProps {
  rule: AutomationRule;
  at: number;
  count: number;
  texts: RuleTexts;
  forecast: RuleForecast | undefined;
  orders: number;
  onMove: (to: number) => void;
  onSwitch: (isOn: boolean) => void;
  onRemove: () => void;
  /** The pointer drags another rule over this one. */
  isOver: boolean;
  /** The pointer has dragged the rule to a height of the window; the drag then ends, or is canceled. */
  drag: { onMove: (y: number) => void; onDrop: () => void; onEnd: () => void };
}

/** One rule of the list, with its handle, its switch, and its menu. */
export function RuleRow({
  rule,
  at,
  count,
  texts,
  forecast,
  orders,
  onMove,
  onSwitch,
  onRemove,
  isOver,
  drag,
}: RowProps) {
  const { t } = useTranslation('automation');
  const navigate = useNavigate();
  const isDragged = useRef(false);
  const { name, ruleId } = rule;
  const here = `/settings/automation/${encodeURIComponent(ruleId)}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.key === 'ArrowUp' ? at - 1 : event.key === 'ArrowDown' ? at + 1 : -1;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (to >= 0 && to < count) onMove(to);
  };
  return (
    <li
      className={cx(
        'flex items-start gap-2 border-b border-line px-3 py-3 last:border-b-0 sm:gap-3',
        isOver && 'bg-brand-soft',
      )}
    >
      <button
        type="button"
        data-rule-handle={ruleId}
        aria-label={t('move', { name, at: at + 1, count })}
        className="mt-0.5 grid size-6 shrink-0 cursor-grab touch-none place-items-center active:cursor-grabbing rounded text-ink-faint hover:text-ink focus-visible:outline-2 focus-visible:outline-brand"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          isDragged.current = true;
        }}
        onPointerMove={({ clientY }) => (isDragged.current ? drag.onMove(clientY) : undefined)}
        onPointerUp={() => {
          if (isDragged.current) drag.onDrop();
          isDragged.current = false;
        }}
        onPointerCancel={() => {
          isDragged.current = false;
          drag.onEnd();
        }}
      >
        <GripVertical aria-hidden="true" className="size-4" />
      </button>
      <span
        aria-hidden="true"
        className="mt-1 w-5 shrink-0 text-right text-sm text-ink-faint tabular-nums max-sm:hidden"
      >
        {at + 1}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={here} className="font-medium break-words text-ink hover:underline">
            {name}
          </Link>
          <Badge>{t(`trigger.${rule.trigger}`)}</Badge>
          {rule.isFinal ? <Badge tone="info">{t('final')}</Badge> : null}
        </div>
        <p className="mt-1 text-sm break-words text-ink-muted">
          {texts.conditions(rule.criteria)}, {texts.actions(rule)}
        </p>
        <p className="mt-1 text-sm text-ink-muted tabular-nums">
          {rule.lastMatchedTime ? (
            <>
              {t('matched', { count: rule.matched })} ·{' '}
              <Ago moment={rule.lastMatchedTime} write={(time) => t('lastRun', { time })} />
            </>
          ) : (
            t('neverRan')
          )}
        </p>
        <RuleFlag rule={rule} forecast={forecast} orders={orders} />
      </div>
      <Switch label={t('switchOn', { name })} hideLabel checked={rule.isOn} onCheckedChange={onSwitch} />
      <Menu
        trigger={
          <IconButton
            label={t('more', { name })}
            icon={<MoreHorizontal aria-hidden="true" />}
            variant="ghost"
          />
        }
        align="end"
        items={[
          {
            label: t('test'),
            icon: <FlaskConical aria-hidden="true" />,
            onSelect: () => void navigate(`${here}/test`),
          },
          {
            label: t('duplicate'),
            icon: <Copy aria-hidden="true" />,
            onSelect: () => void navigate(`/settings/automation/new?of=${encodeURIComponent(ruleId)}`),
          },
          {
            label: t('moveUp'),
            icon: <ArrowUp aria-hidden="true" />,
            disabled: at === 0,
            onSelect: () => onMove(at - 1),
          },
          {
            label: t('moveDown'),
            icon: <ArrowDown aria-hidden="true" />,
            disabled: at === count - 1,
            onSelect: () => onMove(at + 1),
          },
          { label: t('remove'), icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: onRemove },
        ]}
      />
    </li>
  );
}
