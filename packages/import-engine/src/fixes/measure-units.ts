/** The two systems of units, by the value of the row's unit field. */
export type UnitSystem = 'cm/kg' | 'in/lb';

/** A unit as written after a number. */
export interface MeasureUnit {
  system: UnitSystem;
  of: 'length' | 'weight';
  /** Its size in the smallest common unit: millimeters, grams, inches, ounces. */
  size: number;
  /** As written after a number: "mm", "oz". */
  symbol: string;
}

const table: readonly (readonly [Omit<MeasureUnit, 'symbol'>, string])[] = [
  [
    { system: 'cm/kg', of: 'length', size: 1 },
    `mm mm. millimeter millimeters millimetre millimetres millimètre millimètres milímetro milímetros millimetri milimetry milimetr
     milimetrach milimetrów milimetrů milimetre milimeter milimet mmt ملم مم χιλ χιλιοστά мм миллиметр миллиметра миллиметры миллиметров миллиметрах міліметр
     міліметри міліметрах ミリ ミリメートル 밀리미터 มม มิลลิเมตร 毫米 公釐`,
  ],
  [
    { system: 'cm/kg', of: 'length', size: 10 },
    `cm cm. cms centimeter centimeters centimetre centimetres zentimeter centimètre centimètres centímetro
     centímetros centimetri centymetry centymetr centymetrach centymetrów centimetr centimetrech centimetrů santimetre sentimeter
     centimet cmt سم εκ εκατοστά см сантиметр сантиметра сантиметры сантиметров сантиметрах сантиметри センチ センチメートル 센티미터 ซม เซนติเมตร 厘米 釐米 公分`,
  ],
  [{ system: 'cm/kg', of: 'length', size: 100 }, 'dm decimeter decimeters decimetre dezimeter dmt дм 分米'],
  [
    { system: 'cm/kg', of: 'length', size: 1000 },
    `m meter meters metre metres mètre mètres metro metros metri metry metr metrach metrů mét mtr mtrs м метр метра метры метров метрах μέτρα
     μ م متر ม เมตร メートル 미터 米 公尺`,
  ],
  [
    { system: 'in/lb', of: 'length', size: 1 },
    `in in. inch inches ins " ″ ” '' ′′ ’’ zoll pouce pouces pulgada pulgadas pollici polegadas inh дюйм дюйма дюймы дюймов дюймах インチ 인치 英寸 英吋 吋`,
  ],
  [
    { system: 'in/lb', of: 'length', size: 12 },
    "ft ft. foot feet ' ′ ’ fuß fuss pied pieds pie pies piedi fot フィート 피트 英尺 呎",
  ],
  // As marketplaces write whole numbers.
  [{ system: 'in/lb', of: 'length', size: 0.01 }, 'hundredths_inches'],
  [{ system: 'in/lb', of: 'length', size: 36 }, 'yd yd. yds yard yards ヤード 码'],
  [{ system: 'cm/kg', of: 'weight', size: 0.001 }, 'mg milligram milligrams milligramm 毫克'],
  [
    { system: 'cm/kg', of: 'weight', size: 1 },
    `g g. gr gr. grs gm gms gram grams gramme grammes gramm gramo gramos grammi gramas gramy gramach gramów gramech gramů grammaa
     gam grm γρ γραμμάρια г гр грамм грамма граммы граммов граммах грам грами грамів грамах グラム 그램 กรัม غرام جرام גרם 克 公克`,
  ],
  [{ system: 'cm/kg', of: 'weight', size: 500 }, '斤 市斤'],
  [
    { system: 'cm/kg', of: 'weight', size: 1000 },
    `kg kg. kgs kgs. kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos chilogrammi
     quilogramas kilogramach kilogramów kilogramech kilogramů kgm κιλά κιλό χλγ кг килограмм килограмма килограммы килограммов килограммах кілограм кілограми
     кілограмів кілограмах キロ キログラム 킬로그램 กก กิโลกรัม كجم كغم 千克 公斤`,
  ],
  [{ system: 'cm/kg', of: 'weight', size: 1_000_000 }, 't tonne tonnes tonnen tonelada toneladas 吨 公吨'],
  [{ system: 'in/lb', of: 'weight', size: 0.16 }, 'hundredths_pounds'],
  [
    { system: 'in/lb', of: 'weight', size: 1 },
    'oz oz. ozs ounce ounces unze unzen onza onzas oncia once onces onz унция унции унций унциях オンス 온스 盎司 盎斯 安士',
  ],
  [
    { system: 'in/lb', of: 'weight', size: 16 },
    'lb lb. lbs lbs. pound pounds # libra libras livre livres libbra libbre lbr фунт фунта фунты фунтов фунтах ポンド 파운드 磅 英磅',
  ],
];

/** Units by spelling, in lower case. */
export const measureUnits: ReadonlyMap<string, MeasureUnit> = new Map(
  table.flatMap(([unit, list]) => {
    const words = list.split(/\s+/);
    const named: MeasureUnit = { ...unit, symbol: words[0]! };
    return words.map((word) => [word, named] as const);
  }),
);

/** Number of smallest units in a main unit: 10 mm in a centimeter, 16 oz in a pound. */
export const mainUnitSize: Record<MeasureUnit['of'], Record<UnitSystem, number>> = {
  length: { 'cm/kg': 10, 'in/lb': 1 },
  weight: { 'cm/kg': 1000, 'in/lb': 16 },
};

const otherSystemSize: Record<MeasureUnit['of'], number> = { length: 25.4, weight: 28.349523125 };

/** Converts an amount from the smallest unit of one system (mm, g, in, oz) to that of another. */
export function acrossSystems(
  amount: number,
  of: MeasureUnit['of'],
  from: UnitSystem,
  to: UnitSystem,
): number {
  if (from === to) return amount;
  return to === 'cm/kg' ? amount * otherSystemSize[of] : amount / otherSystemSize[of];
}

/** Words after a count that carry no meaning. */
export const countWords: ReadonlySet<string> = new Set(
  'pc pcs pc. pcs. piece pieces ea each unit units pk pack packs ct count 个 件 只 台 套 包 盒 箱'.split(' '),
);
