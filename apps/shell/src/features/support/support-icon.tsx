import { IconButton } from '@lading/ui/icon-button';
import { Headset } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoverExpanded } from '../../platform/use-hover-expanded.ts';
import { useOpenSupport } from './use-open-support.ts';
import { useHasSupport } from './use-has-support.ts';
import { useUnreadSupport } from './use-unread-support.ts';

/**
 * Support cases (spec §2): a click opens the list, hover or keyboard focus reveals the item that opens a new case; Esc hides it. On
 * touch screens the new case is on the list itself.
 */
export function SupportIcon() {
  const { t } = useTranslation('shellHeader');
  const place = useRef<HTMLDivElement>(null);
  const isExpanded = useHoverExpanded(place);
  const open = useOpenSupport();
  const count = useUnreadSupport();
  if (!useHasSupport()) return null;
  return (
    <div ref={place} className="relative">
      <IconButton
        label={count > 0 ? t('support.unread', { count }) : t('support.list')}
        icon={<Headset aria-hidden="true" />}
        count={count}
        tooltip={false}
        onClick={() => open('list')}
      />
      {isExpanded ? (
        <div className="absolute top-full right-0 z-50 pt-1.5">
          <div className="floating animate-appear p-1">
            <button
              type="button"
              onClick={() => open('create')}
              className="flex min-h-8 w-full items-center rounded-sm px-2.5 text-left text-sm whitespace-nowrap text-ink hover:bg-hover"
            >
              {t('support.create')}
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
