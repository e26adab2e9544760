import type { CsvEncoding } from './csv-encoding.ts';

// Characters that are frequent in running text and shop tables. A wrong decoding yields rare characters, so a few
// hundred of each suffice to distinguish the encodings.
const simplified =
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运商编码称价格包装箱质重宽单双件套色黑红蓝绿灰白粉紫尺寸电池描述备注税号类型国产英美元厘米千克磅英寸条码库存颜料塑铝钢木棉布皮硅胶手机充电线器灯杯壶刀锅椅桌床垫衣裤鞋帽袋盒架厂家售客户地址邮编城市省州街收件寄发货仓订运费申报描';
const traditional =
  '的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體政美相見被利什二等產或新己制身果加西斯月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活爾更別打女變四神總何電數安少報才結反受目太量再感建務做接必場件計管期市直德資命山金指克許統區保至隊形社便空決治展馬科司五基眼書非則聽白卻界達光放強即像難且權思王象完設式色路記南品住告類求據程北邊死張該交規萬取拉格望覺術領共確傳師觀清今切院讓識候帶導爭運商編碼稱價格包裝箱質寬單雙套黑紅藍綠灰粉紫尺寸池描述備註稅號類型產英元釐公分克磅吋條碼庫存顏料塑鋁鋼木棉布皮矽膠手充線器燈杯壺刀鍋椅桌床墊衣褲鞋帽袋盒架廠家售客戶地址郵遞區街收寄貨倉訂運費申報';
const japanese =
  '商品名番号価格数量重量長幅高原産国説明備考在庫色型式会社住所電話郵便東京都道府県市区町村氏様日本年月円個入用品中大小新白黒赤青緑茶灰材質製造元発売税込送料無無料配達注文者受取人的一二三四五六七八九十百千万時分間上下左右前後内外出来行見言手目口足水火木金土休本学生先名前字文電車駅店買売食飲';

const kana = /[\u3041-\u30fe]/;
const korean = new Set(
  '이다는을의가에하고로한지를사기리나도자어서인시은대정보스그아수제들해과만전일라게부여장주상성구원소비문면유안드적무모개년경조마신요세치선방관용동물차입건내명학생발실합단품색번호객배송화량격길너높머컵파란빨간검흰녹름',
);

/** The two-byte encodings of East Asia: how likely each one is for a file, and the first bytes of its frequent characters. */
interface EastAsian {
  encoding: CsvEncoding;
  prior: number;
  common: ReadonlySet<string>;
  /** Log likelihood of each frequent character, and of any other one of the first level. */
  ofCommon: number;
  ofFirst: number;
  /** First bytes of the first-level characters, which are taught at school, and of the second level. */
  first: readonly [number, number];
  second: readonly [number, number];
}
const chineseSigns = '，。：；（）、！？“”【】《》—…·￥×°Φ±「」『』';
export const eastAsian: readonly EastAsian[] = [
  {
    encoding: 'gb18030',
    prior: 0,
    ofCommon: -6.9,
    ofFirst: -9.5,
    common: new Set(`${simplified}${chineseSigns}`),
    first: [0xb0, 0xd7],
    second: [0xd8, 0xf7],
  },
  {
    encoding: 'big5',
    prior: -2,
    ofCommon: -6.9,
    ofFirst: -9.7,
    common: new Set(`${traditional}${chineseSigns}`),
    first: [0xa4, 0xc6],
    second: [0xc9, 0xf9],
  },
  {
    encoding: 'shift_jis',
    prior: -2,
    ofCommon: -6.3,
    ofFirst: -9.3,
    common: new Set(`${japanese}、。・ー（）「」：！？×`),
    first: [0x88, 0x97],
    second: [0x98, 0xea],
  },
  {
    encoding: 'euc-jp',
    prior: -4,
    ofCommon: -6.3,
    ofFirst: -9.3,
    common: new Set(`${japanese}、。・ー（）「」：！？×`),
    first: [0xb0, 0xcf],
    second: [0xd0, 0xf4],
  },
  {
    encoding: 'euc-kr',
    prior: -3.5,
    ofCommon: -5.7,
    ofFirst: -8.7,
    common: korean,
    first: [0xb0, 0xc8],
    second: [0, 0],
  },
];

const likelihoods = { kana: -5.2, second: -12.5, other: -17, halfWidth: -8, lost: -25 };
/** Penalty for a character between Latin letters, or without a neighbor of its kind. */
const amongLetters = -3;
const single = -1;
const besideSmall = -1.8;
const isAscii = (code: number): boolean => code < 128;

/** The log likelihood that bytes are text in an East Asian encoding, ignoring ASCII. */
export function eastAsianLikelihood(
  bytes: Uint8Array,
  { encoding, prior, common, ofCommon, ofFirst, first, second }: EastAsian,
): number {
  let sum = prior;
  let at = 0;
  let before = 32;
  const text = new TextDecoder(encoding).decode(bytes);
  const characters = Array.from(text);
  for (const [index, character] of characters.entries()) {
    const code = character.codePointAt(0)!;
    const lead = bytes[at]!;
    if (isAscii(code)) {
      at += 1;
      before = code;
      continue;
    }
    const after = characters[index + 1]?.codePointAt(0) ?? 32;
    if (code === 0xfffd) sum += likelihoods.lost;
    else if (common.has(character)) sum += ofCommon;
    else if (kana.test(character))
      sum += encoding === 'gb18030' || encoding === 'big5' ? likelihoods.second : likelihoods.kana;
    else if (code >= 0xff61 && code <= 0xff9f) sum += likelihoods.halfWidth;
    else if (code >= 0xe000 && code <= 0xf8ff) sum += likelihoods.lost;
    else if (lead >= first[0] && lead <= first[1] && isOfFirst(encoding, bytes[at + 1]!)) sum += ofFirst;
    else if (lead >= second[0] && lead <= second[1] && isOfFirst(encoding, bytes[at + 1]!))
      sum += likelihoods.second;
    else sum += likelihoods.other;
    if (isAscii(before) && isAscii(after))
      sum += isLetter(before) && isLetter(after) ? amongLetters + single : single;
    if (isSmall(before)) sum += besideSmall;
    if (isSmall(after)) sum += besideSmall;
    before = code;
    at += widthOf(encoding, code, lead, bytes, at);
  }
  return sum;
}

/** In GB18030 and EUC both bytes of frequent characters are beyond ASCII; the other encodings use the full range. */
const isOfFirst = (encoding: CsvEncoding, trail: number): boolean =>
  encoding === 'big5' || encoding === 'shift_jis' || trail >= 0xa1;

function widthOf(encoding: CsvEncoding, code: number, lead: number, bytes: Uint8Array, at: number): number {
  if (code === 0xfffd) return 1;
  if (encoding === 'shift_jis' && lead >= 0xa1 && lead <= 0xdf) return 1;
  if (encoding === 'gb18030' && bytes[at + 1]! >= 0x30 && bytes[at + 1]! <= 0x39) return 4;
  if (encoding === 'gb18030' && lead === 0x80) return 1;
  if (encoding === 'euc-jp' && lead === 0x8f) return 3;
  return 2;
}

const isSmall = (code: number): boolean => code >= 97 && code <= 122;
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
