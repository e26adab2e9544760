import { languageOf } from '@lading/i18n/create-texts';
import { Logo } from '@lading/ui/logo';
import { useTranslation } from 'react-i18next';
import { ownBrand, useBrand } from './brand.ts';

/** The name of the host's brand in the reader's language. */
export function useBrandName(): string {
  const brand = useBrand();
  const { i18n } = useTranslation();
  return languageOf(i18n) === 'cn' ? (brand.nameCn ?? brand.name) : brand.name;
}

/** Stands for a brand that has a name but no picture: our own mark has no place on another's site. */
function InitialTile({ name, isLarge }: { name: string; isLarge: boolean }) {
  const size = isLarge ? 'size-9 rounded-lg text-lg' : 'size-6 rounded-md text-sm';
  return (
    <span
      aria-hidden="true"
      className={`flex items-center justify-center bg-brand font-semibold text-on-brand ${size}`}
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}

interface BrandLogoProps {
  size?: 'medium' | 'large';
  /** On the deep ground of the sign-in page: everything in white but the crate. */
  isOnDeep?: boolean;
}

/** The logo of the host's brand; without one, the product's mark beside the brand's name. */
export function BrandLogo({ size = 'medium', isOnDeep = false }: BrandLogoProps) {
  const brand = useBrand();
  const { logoUrl } = brand;
  const name = useBrandName();
  const isLarge = size === 'large';
  if (logoUrl) {
    return (
      <img
        src={logoUrl}
        alt={name}
        className={isLarge ? 'h-10 max-w-60 object-contain' : 'h-7 max-w-40 object-contain'}
      />
    );
  }
  return (
    <span
      className={`inline-flex min-w-0 items-center ${isLarge ? 'gap-3' : 'gap-2'} ${isOnDeep ? 'text-white [&_path]:fill-white' : 'text-ink'}`}
    >
      {brand.name === ownBrand.name ? (
        <Logo variant="mark" size={isLarge ? 36 : 24} />
      ) : (
        <InitialTile name={name} isLarge={isLarge} />
      )}
      {/* The narrowest screens keep the mark; the link around it is named (WCAG 1.4.10). */}
      <span
        className={`truncate leading-tight font-[650] tracking-[-0.022em] ${isLarge ? 'text-2xl' : 'text-lg max-[359px]:sr-only'}`}
      >
        {name}
      </span>
    </span>
  );
}
