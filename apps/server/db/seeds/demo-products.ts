/** A product of the demo: SKU, names, brand, dimensions and weight with unit, price, HS code, origin. */
export interface DemoProduct {
  skuCode: string;
  skuName: string;
  skuNameCN: string;
  brand: string;
  sides: readonly [number, number, number];
  weight: readonly [number, number];
  unit: 'in/lb' | 'cm/kg';
  price: number;
  scheduleB: string;
  originCountry: string;
  battery?: boolean;
}

// sku | name | Chinese name | L×W×H | weight1+weight2 | unit | price | HS | origin | battery
const read = (brand: string, table: string): DemoProduct[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [skuCode, skuName, skuNameCN, sides, weight, unit, price, scheduleB, originCountry, battery] =
        line.split('|').map((cell) => cell.trim()) as [
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string?,
        ];
      const [length, width, height] = sides.split('x').map(Number) as [number, number, number];
      const [weight1, weight2] = weight.split('+').map(Number) as [number, number];
      return {
        skuCode,
        skuName,
        skuNameCN,
        brand,
        scheduleB,
        originCountry,
        sides: [length, width, height],
        weight: [weight1, weight2],
        unit: unit as DemoProduct['unit'],
        price: Number(price),
        ...(battery === 'battery' && { battery: true }),
      };
    });

const juniper = read(
  'Juniper & Pine',
  `
JP-MUG-12OZ-SAGE | Stoneware mug 12 oz, sage | 陶瓷马克杯 12 盎司 鼠尾草绿 | 5x4.5x4.5 | 0+14 | in/lb | 18 | 6912.00 | CN
JP-MUG-12OZ-CLAY | Stoneware mug 12 oz, clay | 陶瓷马克杯 12 盎司 陶土色 | 5x4.5x4.5 | 0+14 | in/lb | 18 | 6912.00 | CN
JP-BOWL-SET4 | Ramen bowl set of four | 拉面碗四件套 | 9x9x8 | 6+4 | in/lb | 64 | 6912.00 | CN
JP-APRON-LINEN | Linen cross-back apron | 亚麻交叉背带围裙 | 11x9x1.5 | 0+12 | in/lb | 46 | 6211.49 | VN
JP-TOWEL-WAFFLE-2 | Waffle kitchen towels, pair | 华夫格厨房毛巾 两条装 | 10x8x2 | 0+11 | in/lb | 24 | 6302.60 | TR
JP-CANDLE-CEDAR | Soy candle, cedar and moss | 大豆蜡烛 雪松苔藓 | 4x4x5 | 1+2 | in/lb | 32 | 3406.00 | US
JP-CANDLE-CITRUS | Soy candle, bitter orange | 大豆蜡烛 苦橙 | 4x4x5 | 1+2 | in/lb | 32 | 3406.00 | US
JP-BOARD-WALNUT | Walnut serving board | 黑胡桃木托盘 | 18x8x1 | 2+13 | in/lb | 58 | 4419.20 | US
JP-KNIFE-PARING | Paring knife, 3.5 inch | 削皮刀 3.5 英寸 | 9x3x1 | 0+5 | in/lb | 39 | 8211.92 | JP
JP-TEAPOT-28OZ | Cast teapot 28 oz | 铸铁茶壶 28 盎司 | 8x7x6 | 4+1 | in/lb | 72 | 7323.91 | JP
JP-VASE-ARCH | Arch vase, matte white | 拱形花瓶 哑光白 | 10x7x4 | 2+9 | in/lb | 44 | 6913.90 | PT
JP-PLANTER-08 | Terracotta planter 8 inch | 陶土花盆 8 英寸 | 9x9x8 | 5+6 | in/lb | 29 | 6914.90 | IT
JP-LAMP-TASK | Brass task lamp | 黄铜台灯 | 20x9x7 | 6+10 | in/lb | 128 | 9405.21 | CN
JP-LANTERN-USB | Rechargeable garden lantern | 可充电庭院灯 | 8x6x6 | 1+9 | in/lb | 54 | 9405.42 | CN | battery
JP-THROW-WOOL | Lambswool throw 50 × 70 | 羊羔毛毯 127 × 178 厘米 | 14x11x5 | 2+6 | in/lb | 118 | 6301.20 | GB
JP-CUSHION-20 | Linen cushion cover 20 inch | 亚麻抱枕套 20 英寸 | 10x10x1 | 0+9 | in/lb | 36 | 6304.92 | IN
JP-SOAP-OLIVE-3 | Olive oil soap, three bars | 橄榄油手工皂 三块装 | 8x3x2 | 0+13 | in/lb | 21 | 3401.11 | GR
JP-BRUSH-DISH | Beech dish brush | 榉木洗碗刷 | 10x3x2 | 0+4 | in/lb | 14 | 9603.90 | DE
JP-BASKET-SEAGRASS | Seagrass storage basket | 海草收纳篮 | 16x16x14 | 3+2 | in/lb | 62 | 4602.19 | VN
JP-CLOCK-OAK | Oak wall clock | 橡木挂钟 | 13x13x3 | 2+15 | in/lb | 84 | 9105.21 | CN | battery
JP-TRAY-OVAL | Oval bamboo tray | 椭圆竹托盘 | 15x11x2 | 1+7 | in/lb | 34 | 4419.19 | CN
JP-FRAME-8X10 | Ash picture frame 8 × 10 | 白蜡木相框 8 × 10 | 12x10x1.5 | 1+3 | in/lb | 38 | 4414.90 | PL
`,
);

const harbour = read(
  '远帆',
  `
YF-EB-PRO2-BK | Wireless earbuds Pro 2, black | 真无线耳机 Pro 2 黑色 | 10x8x4 | 0+180 | cm/kg | 29.9 | 8518.30 | CN | battery
YF-EB-PRO2-WH | Wireless earbuds Pro 2, white | 真无线耳机 Pro 2 白色 | 10x8x4 | 0+180 | cm/kg | 29.9 | 8518.30 | CN | battery
YF-PB-20K | Power bank 20,000 mAh | 移动电源 20000 毫安 | 16x8x3 | 0+420 | cm/kg | 24.5 | 8507.60 | CN | battery
YF-HUB-7IN1 | USB-C hub, 7 in 1 | 七合一扩展坞 | 14x7x2 | 0+130 | cm/kg | 21 | 8471.80 | CN
YF-STAND-ALU | Aluminium laptop stand | 铝合金笔记本支架 | 28x24x4 | 0+980 | cm/kg | 26.8 | 7616.99 | CN
YF-LED-STRIP-5M | LED strip 5 m | LED 灯带 5 米 | 18x18x3 | 0+310 | cm/kg | 12.9 | 9405.42 | CN
YF-KB-68 | Mechanical keyboard, 68 keys | 机械键盘 68 键 | 34x14x5 | 0+860 | cm/kg | 45 | 8471.60 | CN | battery
YF-CABLE-2M-3 | Braided cable 2 m, three | 编织数据线 2 米 三条装 | 15x10x3 | 0+150 | cm/kg | 9.9 | 8544.42 | CN
YF-TRIPOD-170 | Phone tripod 170 cm | 手机三脚架 170 厘米 | 42x9x9 | 1+50 | cm/kg | 19.9 | 9620.00 | CN
YF-BAG-35L | Travel backpack 35 l | 旅行双肩包 35 升 | 48x32x12 | 1+120 | cm/kg | 38 | 4202.92 | CN
`,
);

const raman = read(
  'Raman',
  `
RH-SHEET-Q-IVORY | Percale sheet set queen, ivory | 高支棉床单四件套 象牙白 | 14x11x4 | 4+8 | in/lb | 98 | 6302.31 | IN
RH-SHEET-K-IVORY | Percale sheet set king, ivory | 高支棉床单四件套 大号 象牙白 | 15x12x4 | 5+2 | in/lb | 112 | 6302.31 | IN
RH-QUILT-BLOCK | Block-print quilt | 木版印花绗缝被 | 18x14x6 | 5+9 | in/lb | 164 | 9404.40 | IN
RH-RUG-RUNNER | Cotton runner 2 × 8 ft | 棉质长条地毯 | 26x8x8 | 7+3 | in/lb | 86 | 5702.92 | IN
RH-NAPKIN-6 | Hemstitch napkins, six | 抽纱餐巾 六条装 | 10x8x2 | 1+1 | in/lb | 42 | 6302.51 | IN
RH-CURTAIN-84 | Linen curtain 84 inch | 亚麻窗帘 84 英寸 | 14x12x3 | 2+12 | in/lb | 74 | 6303.99 | IN
`,
);

const okafor = read(
  'Okafor',
  `
OC-PLATE-11 | Dinner plate 11 inch | 餐盘 11 英寸 | 12x12x2 | 2+2 | in/lb | 34 | 6912.00 | US
OC-TUMBLER-2 | Tumbler pair, cobalt | 对杯 钴蓝 | 8x4x5 | 1+6 | in/lb | 40 | 6912.00 | US
OC-PITCHER-60 | Pitcher 60 oz | 水壶 60 盎司 | 9x8x11 | 4+4 | in/lb | 78 | 6912.00 | US
OC-DISH-SALT | Salt dish | 盐碟 | 4x4x2 | 0+7 | in/lb | 16 | 6912.00 | US
`,
);

const ibarra = read(
  'Ibarra',
  `
IB-TENT-2P | Two-person tent | 双人帐篷 | 20x8x8 | 5+12 | in/lb | 219 | 6306.22 | VN
IB-LAMP-HEAD | Head lamp 400 lm | 头灯 400 流明 | 5x4x3 | 0+6 | in/lb | 39 | 8513.10 | CN | battery
IB-STOVE-GAS | Gas stove, folding | 折叠气炉 | 6x5x4 | 0+11 | in/lb | 54 | 7321.11 | KR
`,
);

/** The products of each organization of the demo, by the address of its person. */
export const demoProducts: Readonly<Record<string, readonly DemoProduct[]>> = {
  'seller@lading.test': juniper,
  'client@reseller.test': harbour,
  'other@lading.test': raman,
  'shipper@lading.test': okafor,
  'pending@lading.test': ibarra,
};
