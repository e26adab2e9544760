import { product } from '@lading/contracts/core';
import { createContext, use } from 'react';

/** The name and look that the shell has on this host (spec §3, "Branding" and "SaaS info"). */
export interface Brand {
  /** English name, or the only one; empty if the host has none. */
  name: string;
  /** Chinese name, if the site has one. */
  nameCn: string | null;
  /** Logo next to an expanded menu; null draws the product's own mark and the name. */
  logoUrl: string | null;
  /** Logo for narrow places. */
  logoCollapsedUrl: string | null;
  iconUrl: string | null;
  mainImageUrl: string | null;
  slogan: string | null;
  /** CSS hex color from which every shade is computed; null keeps the product's own. */
  colour: string | null;
  /** The host is a reseller's: its clients sign in by the reseller's calls (decision D3). */
  isReseller: boolean;
  /** False if the host's owner could not be requested: it will be retried. */
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

/** No name, no mark, no color: for a foreign host without a brand, or with an unknown one. */
export const neutralBrand: Brand = { ...ownBrand, name: '', colour: '#56666b' };

const BrandContext = createContext<Brand>(ownBrand);

/** Provides the host's brand. */
export const BrandProvider = BrandContext.Provider;

/** The brand of the host. */
export function useBrand(): Brand {
  return use(BrandContext);
}
