import { product } from '@lading/contracts/product';
import { createContext, use } from 'react';

/** Whose name and face the shell wears on this host (spec §3, "Branding" and "SaaS info"). */
export interface Brand {
  /** English name, or the only one; empty where the host has given none. */
  name: string;
  /** Chinese name, where the site has one. */
  nameCn: string | null;
  /** Logo beside an expanded menu; null draws the product's own mark and the name. */
  logoUrl: string | null;
  /** Logo for narrow places. */
  logoCollapsedUrl: string | null;
  iconUrl: string | null;
  mainImageUrl: string | null;
  slogan: string | null;
  /** CSS hex colour from which every shade is computed; null keeps the product's own. */
  colour: string | null;
  /** The host is a reseller's: its clients sign in by the reseller's calls (decision D3). */
  isReseller: boolean;
  /** False where the host could not be asked whose it is: it is asked again. */
  isKnown: boolean;
}

/** The product's own brand. */
export const ownBrand: Brand = {
  name: product.name,
  nameCn: null,
  logoUrl: null,
  logoCollapsedUrl: null,
  iconUrl: null,
  mainImageUrl: null,
  slogan: null,
  colour: null,
  isReseller: false,
  isKnown: true,
};

/** No name, no mark, no colour: for a host that is not ours and has no brand, or none that is known yet. */
export const nobodysBrand: Brand = { ...ownBrand, name: '', colour: '#56666b' };

const BrandContext = createContext<Brand>(ownBrand);

/** Gives the brand of the host to everything inside. */
export const BrandProvider = BrandContext.Provider;

/** The brand of the host. */
export function useBrand(): Brand {
  return use(BrandContext);
}
