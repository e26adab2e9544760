import { languageOf } from '@lading/i18n/create-texts';
import { Logo } from '@lading/ui/logo';
import { useTranslation } from 'react-i18next';
import { ownBrand, useBrand } from './brand.ts';

/** The name of the host's brand in the reader's language; a generic word without one. */
export function useBrandName(): string {
  const brand = useBrand();
  const { t, i18n } = useTranslation();
  return (languageOf(i18n) === 'cn' && brand.nameCn) || brand.name || t('brandless');
}

/** Replaces the picture of a brand that has only a name: our own mark does not belong on another's site. */
function InitialTile({ name, isLarge }: { name: string; isLarge: boolean }) {
  const size = isLarge ? 'size-9 rounded-lg text-lg' : 'size-6 rounded-md text-sm';
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center bg-brand font-semibold text-on-brand ${size}`}
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}

interface BrandLogoProps {
  size?: 'medium' | 'large';
  /** On the dark background of the sign-in page: everything in white but the crate. */
  isOnDeep?: boolean;
  /**
   * For limited room: next to a collapsed menu the brand's collapsed logo replaces the expanded one (spec §3, "Branding"), and at
   * phone width only a picture or mark is left, never a truncated name. The surroundings must include the name.
   */
  isInHeader?: boolean;
  isCollapsed?: boolean;
}

/** The logo of the host's brand; without one, the product's mark next to the brand's name. */
export function BrandLogo(props: BrandLogoProps) {
  const { size = 'medium', isOnDeep = false, isInHeader = false, isCollapsed = false } = props;
  const brand = useBrand();
  const { logoUrl, logoCollapsedUrl } = brand;
  const name = useBrandName();
  const isLarge = size === 'large';
  const picture = isCollapsed ? (logoCollapsedUrl ?? logoUrl) : logoUrl;
  if (picture) {
    return (
      <picture className="contents">
        {isInHeader && logoCollapsedUrl ? (
          <source media="(max-width: 767px)" srcSet={logoCollapsedUrl} />
        ) : null}
        <img
          src={picture}
          alt={name}
          className={isLarge ? 'h-10 max-w-60 object-contain' : 'h-7 max-w-40 min-w-0 object-contain'}
        />
      </picture>
    );
  }
  return (
    <span
      className={`inline-flex max-w-full min-w-0 items-center ${isLarge ? 'gap-3' : 'gap-2'} ${isOnDeep ? 'text-white [&_path]:fill-white' : 'text-ink'}`}
    >
      {brand.name === ownBrand.name ? (
        <Logo variant="mark" size={isLarge ? 36 : 24} />
      ) : (
        <InitialTile name={name} isLarge={isLarge} />
      )}
      <span
        className={`truncate leading-tight font-[650] tracking-[-0.022em] ${isLarge ? 'text-2xl' : 'text-lg'} ${isInHeader ? 'max-md:sr-only' : ''}`}
      >
        {name}
      </span>
    </span>
  );
}
