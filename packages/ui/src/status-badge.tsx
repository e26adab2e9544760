import { CircleAlert, CircleCheck, CircleDashed, CircleX, Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type Tone } from './badge.tsx';

export type Status = 'success' | 'warning' | 'danger' | 'info' | 'progress' | 'waiting';

export interface StatusBadgeProps {
  status: Status;
  /** The word next to the icon. */
  children: ReactNode;
  className?: string;
}

const looks: Record<Status, { tone: Tone; Icon: typeof Info }> = {
  success: { tone: 'success', Icon: CircleCheck },
  warning: { tone: 'warning', Icon: CircleAlert },
  danger: { tone: 'danger', Icon: CircleX },
  info: { tone: 'info', Icon: Info },
  progress: { tone: 'brand', Icon: CircleDashed },
  waiting: { tone: 'neutral', Icon: Clock },
};

/** A state as icon, word and color, so that it is readable without any one of them. */
export function StatusBadge({ status, children, className }: StatusBadgeProps) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />} {...(className ? { className } : {})}>
      {children}
    </Badge>
  );
}
