import { cx } from '@lading/ui/cx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The lists of the products page: products, bundles, aliases. */
export function ProductNav({ current }: { current: 'products' | 'bundles' | 'aliases' }) {
  const { t } = useTranslation('productsBundles');
  const pages = [
    { id: 'products', label: t('products'), to: '/app/products' },
    { id: 'bundles', label: t('bundles.title'), to: '/app/products/bundles' },
    { id: 'aliases', label: t('aliases.title'), to: '/app/products/aliases' },
  ] as const;
  return (
    <nav
      aria-label={t('views')}
      className="mb-3 flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {pages.map(({ id, label, to }) => (
        <Link
          key={id}
          to={to}
          aria-current={id === current ? 'page' : undefined}
          className={cx(
            'inline-flex h-9 shrink-0 items-center border-b-2 px-2.5 text-sm font-medium whitespace-nowrap pointer-coarse:h-11',
            id === current
              ? 'border-brand-mark text-ink'
              : 'border-transparent text-ink-muted hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
