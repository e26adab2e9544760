import { IconButton } from '@lading/ui/icon-button';
import { VisuallyHidden } from '@lading/ui/visually-hidden';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paletteKeys } from '../features/command-palette/index.ts';
import { useOpenPalette } from './palette.tsx';

/** The way into the palette for the pointer: a field in looks where there is room, an icon elsewhere. */
export function SearchButton() {
  const { t } = useTranslation('header');
  const open = useOpenPalette();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => open('palette')}
        className="mr-2 flex h-control w-52 items-center gap-2 rounded-md border border-line-control bg-surface pr-1.5 pl-2.5 text-left text-sm text-ink-muted transition-colors hover:border-ink-faint max-lg:hidden"
      >
        <Search aria-hidden="true" className="size-4 shrink-0" />
        <VisuallyHidden>{t('search')}</VisuallyHidden>
        <span aria-hidden="true" className="flex-1">
          {t('searchShort')}
        </span>
        <span aria-hidden="true" className="rounded-sm border border-line px-1.5 text-xs">
          {paletteKeys.join(' ')}
        </span>
      </button>
      <span className="lg:hidden">
        <IconButton
          label={t('search')}
          aria-haspopup="dialog"
          icon={<Search aria-hidden="true" />}
          onClick={() => open('palette')}
        />
      </span>
    </>
  );
}
