import type { TextsLoader } from './languages.ts';

/** The texts of the warehouse and of its floor, as rows of `namespaces`. */
export const warehouseNamespaces = {
  warehouse: {
    en: () => import('./locales/en/warehouse.ts'),
    cn: () => import('./locales/cn/warehouse.ts'),
  },
  warehouseDiscrepancies: {
    en: () => import('./locales/en/warehouse-discrepancies.ts'),
    cn: () => import('./locales/cn/warehouse-discrepancies.ts'),
  },
  warehousePhotos: {
    en: () => import('./locales/en/warehouse-photos.ts'),
    cn: () => import('./locales/cn/warehouse-photos.ts'),
  },
  warehouseWork: {
    en: () => import('./locales/en/warehouse-work.ts'),
    cn: () => import('./locales/cn/warehouse-work.ts'),
  },
  warehouseFreight: {
    en: () => import('./locales/en/warehouse-freight.ts'),
    cn: () => import('./locales/cn/warehouse-freight.ts'),
  },
  warehouseCrossdock: {
    en: () => import('./locales/en/warehouse-crossdock.ts'),
    cn: () => import('./locales/cn/warehouse-crossdock.ts'),
  },
  warehouseRouting: {
    en: () => import('./locales/en/warehouse-routing.ts'),
    cn: () => import('./locales/cn/warehouse-routing.ts'),
  },
  warehouseWaves: {
    en: () => import('./locales/en/warehouse-waves.ts'),
    cn: () => import('./locales/cn/warehouse-waves.ts'),
  },
  warehouseReturns: {
    en: () => import('./locales/en/warehouse-returns.ts'),
    cn: () => import('./locales/cn/warehouse-returns.ts'),
  },
  warehouseFloor: {
    en: () => import('./locales/en/warehouse-floor.ts'),
    cn: () => import('./locales/cn/warehouse-floor.ts'),
  },
} as const satisfies Record<string, TextsLoader>;
