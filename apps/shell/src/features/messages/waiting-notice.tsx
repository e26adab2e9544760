import type { ToasterHandle } from '@lading/ui/toaster';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface WaitingNoticeProps {
  toaster: ToasterHandle;
  /** Number of waiting messages. */
  count: number;
  /** Opens the first of them now. */
  onOpen: () => void;
}

const id = 'messages that wait';

/** Shows unobtrusively that messages wait until the person has finished typing. */
export function WaitingNotice({ toaster, count, onOpen }: WaitingNoticeProps) {
  const { t } = useTranslation('messages');
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (count === 0) return;
    const action = { label: t('openNow'), onSelect: () => open() };
    toaster.info(t('waiting', { count }), {
      id,
      description: t('waitingHint', { count }),
      timeoutMs: 0,
      action,
    });
  }, [toaster, t, count]);
  useEffect(() => () => toaster.close(id), [toaster]);
  return null;
}
