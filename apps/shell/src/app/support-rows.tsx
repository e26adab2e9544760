import { Headset, MessageCirclePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HeaderAction } from '../features/layout/index.ts';
import {
  useHasSupport,
  useOpenSupport,
  useUnreadSupport,
  type SupportPage,
} from '../features/support/index.ts';

/** Support cases in the drawer of narrow screens, which have no hover: the list with its unread count, and a new case (spec §2). */
export function SupportRows({ onDone }: { onDone?: (() => void) | undefined }) {
  const { t } = useTranslation('shellHeader');
  const open = useOpenSupport();
  const count = useUnreadSupport();
  const hasSupport = useHasSupport();
  const choose = (page: SupportPage) => () => {
    onDone?.();
    open(page);
  };
  if (!hasSupport) return null;
  return (
    <>
      <HeaderAction
        look="row"
        label={count > 0 ? t('support.unread', { count }) : t('support.list')}
        count={count}
        Icon={Headset}
        onSelect={choose('list')}
      />
      <HeaderAction
        look="row"
        label={t('support.create')}
        Icon={MessageCirclePlus}
        onSelect={choose('create')}
      />
    </>
  );
}
