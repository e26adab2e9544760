/** A shop of the demo's marketplace. */
export interface DemoShop {
  /** Prefix of its order numbers. */
  prefix: string;
  /** SKU, name and price of what it sells. */
  items: readonly (readonly [string, string, number])[];
  /** The marketplace denies access, as when its owner has revoked it. */
  isWithdrawn?: boolean;
}

/** The shops by name: the stores of the demo's organizations (decision D12). */
export const demoShops: Readonly<Record<string, DemoShop>> = {
  'juniper-web': {
    prefix: 'JP',
    items: [
      ['JP-MUG-12OZ-SAGE', 'Stoneware mug 12 oz, sage', 22],
      ['JP-TEAPOT-28OZ', 'Cast teapot 28 oz', 72],
      ['JP-THROW-WOOL', 'Lambswool throw 50 × 70', 118],
    ],
  },
  'juniper-craft': {
    prefix: 'ETS-',
    items: [
      ['JP-CANDLE-CEDAR', 'Soy candle, cedar and moss', 26],
      ['JP-VASE-ARCH', 'Arch vase, matte white', 44],
    ],
  },
  'juniper-us': { prefix: '112-', items: [['JP-CLOCK-OAK', 'Oak wall clock', 84]], isWithdrawn: true },
  'yuanfan-video': {
    prefix: 'TT',
    items: [
      ['YF-EB-PRO2-BK', 'Wireless earbuds Pro 2, black', 39],
      ['YF-HUB-7IN1', 'USB-C hub, 7 in 1', 21],
    ],
  },
  'yuanfan-direct': { prefix: 'YF', items: [['YF-KB-68', 'Mechanical keyboard, 68 keys', 48]] },
  'raman-home': {
    prefix: 'RH',
    items: [
      ['RH-SHEET-Q-IVORY', 'Percale sheet set queen, ivory', 138],
      ['RH-QUILT-BLOCK', 'Block-print quilt', 164],
    ],
  },
  'okafor-ceramics': {
    prefix: 'OC',
    items: [
      ['OC-PLATE-11', 'Dinner plate 11 inch', 34],
      ['OC-PITCHER-60', 'Pitcher 60 oz', 78],
    ],
  },
  'ibarra-outdoor': { prefix: '19-', items: [['IB-TENT-2P', 'Two-person tent', 219]], isWithdrawn: true },
};
