import { useEffect, useState, type ReactNode } from 'react';
import { askAgain, loadBrand, wearBrand } from '../features/branding/index.ts';
import { BrandProvider, type Brand } from '../platform/brand/brand.ts';

interface HostBrandProps {
  /** What the page began with. */
  first: Brand;
  children: ReactNode;
}

/** Gives everything inside the brand of the host. One that was not known at the start is worn as soon as it is, and nothing is lost by it. */
export function HostBrand({ first, children }: HostBrandProps) {
  const [brand, setBrand] = useState(first);
  const { isKnown } = brand;
  useEffect(() => {
    if (isKnown) return undefined;
    return askAgain(
      () => loadBrand(location),
      (known) => {
        void wearBrand(known).then(() => setBrand(known));
      },
    );
  }, [isKnown]);
  return <BrandProvider value={brand}>{children}</BrandProvider>;
}
