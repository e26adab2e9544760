import { limits } from '@lading/contracts/core';
import { HoverPopover } from '@lading/ui/hover-popover';
import { IconButton } from '@lading/ui/icon-button';
import { late } from '@lading/ui/late';
import { Spinner } from '@lading/ui/spinner';
import { FileStack } from 'lucide-react';
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecentTasks } from './task-queries.ts';
import { taskState, wantsAttention } from './task-rules.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';

/**
 * Hides an open popover after 5 s (spec §9), restarted each time the pointer or the focus leaves it (decision D13). Focus moved by
 * the opening click does not count as reading; touch leaves no hover state, so after a touch nothing is hidden.
 *
 * @returns props for an element around both the button and the popover
 */
export function useAutoHide(isOpen: boolean, onHide: () => void, clock: Clock = systemClock) {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isCounting = isOpen && !held.pointer && !held.focus;
  useEffect(
    () => (isCounting ? clock.after(limits.autoHideMs, onHide) : undefined),
    [isCounting, onHide, clock],
  );
  const hold = (what: 'pointer' | 'focus', isHeld: boolean) =>
    setHeld((now) => (now[what] === isHeld ? now : { ...now, [what]: isHeld }));
  return {
    onPointerEnter: () => hold('pointer', true),
    // It may have appeared under a resting pointer.
    onPointerMove: () => hold('pointer', true),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') hold('pointer', false);
    },
    onFocus: ({ target }: FocusEvent) => hold('focus', target.matches(':focus-visible')),
    onBlur: () => hold('focus', false),
  };
}

const TasksPanel = late(async () => (await import('./tasks-panel.tsx')).TasksPanel);
const widthPx = 460;

/** The header button of imports and exports: a ring while something is in progress, and the number of unseen results (spec §2). */
export function TasksButton() {
  const { t } = useTranslation('shellHeader');
  const { data } = useRecentTasks();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const held = useAutoHide(isOpen, close);
  const tasks = data?.records ?? [];
  const running = tasks.filter((task) => taskState(task) === 'running').length;
  const news = tasks.filter(wantsAttention).length;
  const named =
    running > 0 ? (news > 0 ? 'tasksRunningNew' : 'tasksRunning') : news > 0 ? 'tasksNew' : 'tasks';
  const label = t(named, { running, count: running > 0 && news === 0 ? running : news });
  return (
    // The popover's content belongs to it as well: events of its parts bubble through here.
    <span role="presentation" className="contents" {...held}>
      <HoverPopover
        label={t('tasks')}
        width={widthPx}
        flush
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <IconButton
            label={label}
            tooltip={false}
            icon={running > 0 ? <Spinner className="text-brand-ink" /> : <FileStack aria-hidden="true" />}
            count={news}
          />
        }
      >
        <TasksPanel waiting={<div className="h-24" />} onMissing={close} onClose={close} />
      </HoverPopover>
    </span>
  );
}
