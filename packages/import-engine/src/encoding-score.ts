import type { CsvEncoding } from './csv-encoding.ts';
import { languageShare } from './language-share.ts';
import { latinEncodings } from './latin-encodings.ts';

// Characters that are frequent in running text and shop tables. A wrong decoding yields rare characters, so a few
// hundred of each suffice to distinguish the encodings.
const simplified =
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运商编码称价格包装箱质重宽单双件套色黑红蓝绿灰白粉紫尺寸电池描述备注税号类型国产英美元厘米千克磅英寸条码库存颜料塑铝钢木棉布皮硅胶手机充电线器灯杯壶刀锅椅桌床垫衣裤鞋帽袋盒架厂家售客户地址邮编城市省州街收件寄发货仓订运费申报描';
const traditional =
  '的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體政美相見被利什二等產或新己制身果加西斯月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活爾更別打女變四神總何電數安少報才結反受目太量再感建務做接必場件計管期市直德資命山金指克許統區保至隊形社便空決治展馬科司五基眼書非則聽白卻界達光放強即像難且權思王象完設式色路記南品住告類求據程北邊死張該交規萬取拉格望覺術領共確傳師觀清今切院讓識候帶導爭運商編碼稱價格包裝箱質寬單雙套黑紅藍綠灰粉紫尺寸池描述備註稅號類型產英元釐公分克磅吋條碼庫存顏料塑鋁鋼木棉布皮矽膠手充線器燈杯壺刀鍋椅桌床墊衣褲鞋帽袋盒架廠家售客戶地址郵遞區街收寄貨倉訂運費申報';
const japanese =
  '商品名番号価格数量重量長幅高原産国説明備考在庫色型式会社住所電話郵便東京都道府県市区町村氏様日本年月円個入用品中大小新白黒赤青緑茶灰材質製造元発売税込送料無無料配達注文者受取人的一二三四五六七八九十百千万時分間上下左右前後内外出来行見言手目口足水火木金土休本学生先名前字文電車駅店買売食飲';

/** Frequent characters by the encoding in which they are looked for. */
const commonCharacters = {
  gb18030: new Set(`${simplified}，。：；（）、！？“”【】《》—…·￥×°Φ±`),
  big5: new Set(`${traditional}，。：；（）、！？「」『』—…·×°±`),
  shift_jis: new Set(`${japanese}、。・ー（）「」：！？×`),
  'euc-jp': new Set(`${japanese}、。・ー（）「」：！？×`),
} as const;
const korean = new Set(
  '이다는을의가에하고로한지를사기리나도자어서인시은대정보스그아수제들해과만전일라게부여장주상성구원소비문면유안드적무모개년경조마신요세치선방관용동물차입건내명학생발실합단품색번호객배송화량격길너높머컵파란빨간검흰녹름',
);
const eastAsian = ['gb18030', 'big5', 'shift_jis', 'euc-jp'] as const;

/** Letters of a script by how often they occur in running text: frequent, less frequent. */
interface Script {
  encodings: readonly CsvEncoding[];
  frequent: string;
  others: string;
}
const scripts: readonly Script[] = [
  {
    encodings: ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic', 'koi8-u'],
    frequent: 'оеаинтсрвлкмдпуя',
    others: 'ыьгзбчйхжшюцщэфъёіїєґўјљњћђџ№«»—–',
  },
  {
    encodings: ['windows-1253', 'iso-8859-7'],
    frequent: 'αοιετνσηυρπκμλςάόίέ',
    others: 'ήύώγδθφχβωζξψϊ«»—–',
  },
  { encodings: ['windows-1255', 'iso-8859-8'], frequent: 'יוהלאתרבמשנ', others: 'דעחקפםגטכסזצןךףץ־״׳' },
  {
    encodings: ['windows-1256', 'iso-8859-6'],
    frequent: 'اليمونرتبةعدسفهك',
    others: 'أقحجشطصىخإذغضزءثئؤآظ،؟',
  },
  { encodings: ['windows-874'], frequent: 'านรก่อเงว้ยมลสทีิตดไ', others: 'ะัปบคำใขพหชจึุูแโธฟผถศณซญฐษ๊ๆฉโฏ็ฮภฎ์ื฿' },
];

/** Signs that stand alone in Latin text, and those that close a word. */
const latinSigns = new Set('€£¥§°±²³½¼¾×µ®™©«»“”‘’„–—…·•ªº¡¿');
/** What letters that no language has together cost at most, in words and in the file. */
const mixedCost = 0.35;
/** A file of another code page must look better than one of the West by so much. */
const westernLead = 0.03;

/**
 * Which of the older encodings yields characters that people really write.
 *
 * @param sample lines with bytes beyond ASCII
 */
export function likeliestEncoding(sample: Uint8Array): CsvEncoding {
  const high = sample.findIndex((byte) => byte > 127);
  // One letter is no text of another script, and none at all where it stands alone.
  if (high !== -1 && !sample.subarray(high + 1).some((byte) => byte > 127))
    return [sample[high - 1], sample[high + 1]].some(isAsciiLetter) ? likeliestLatin(sample) : 'windows-1252';
  let best: CsvEncoding = 'windows-1252';
  let bestScore = latinScore(sample);
  const offer = (encoding: CsvEncoding, score: number) => {
    if (score > bestScore) [best, bestScore] = [encoding, score];
  };
  for (const encoding of eastAsian)
    offer(
      encoding,
      eastAsianScore(
        decoded(sample, encoding),
        commonCharacters[encoding],
        encoding !== 'gb18030' && encoding !== 'big5',
      ),
    );
  offer('euc-kr', koreanScore(decoded(sample, 'euc-kr')));
  for (const { encodings, frequent, others } of scripts)
    for (const encoding of encodings)
      offer(encoding, scriptScore(decoded(sample, encoding), frequent, others));
  return best === 'windows-1252' ? likeliestLatin(sample) : best;
}

const isAsciiLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122));

const decoded = (sample: Uint8Array, encoding: CsvEncoding) => new TextDecoder(encoding).decode(sample);

/** Share of the non-ASCII characters that are common ones; unreadable bytes count against it. */
function eastAsianScore(text: string, common: ReadonlySet<string>, isJapanese: boolean): number {
  let beyond = 0;
  let found = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code < 128) continue;
    beyond += 1;
    if (common.has(character)) found += 1;
    else if (code === 0xfffd) found -= 3;
    else if (code >= 0x3041 && code <= 0x30fe && isJapanese) found += 1;
    // Half-width katakana are what Chinese bytes become under Shift-JIS; nobody writes private-use characters.
    else if ((code >= 0xff61 && code <= 0xff9f) || (code >= 0xe000 && code <= 0xf8ff)) found -= 0.5;
  }
  return beyond === 0 ? 0 : found / beyond;
}

/** Share of the characters beyond ASCII that are syllables, frequent ones for most: Chinese gives rare ones. */
function koreanScore(text: string): number {
  let beyond = 0;
  let found = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code < 128) continue;
    beyond += 1;
    if (code >= 0xac00 && code <= 0xd7a3) found += korean.has(character) ? 1 : 0.5;
    else if (code === 0xfffd) found -= 3;
  }
  return beyond === 0 ? 0 : (found / beyond) * 0.98;
}

/**
 * Share of the characters beyond ASCII that are letters of a script, frequent ones for most. Capitals inside a word
 * speak against it: they are what another code page of the same script shows.
 */
function scriptScore(text: string, frequent: string, others: string): number {
  let beyond = 0;
  let found = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) < 128) continue;
    const character = text[at]!;
    const before = text[at - 1] ?? '';
    const lower = character.toLowerCase();
    beyond += 1;
    if (frequent.includes(lower)) found += 1;
    else if (others.includes(lower)) found += 0.55;
    else if (character !== '\u00a0') found -= 1;
    // Nobody mixes scripts within a word.
    if (/[a-z]/i.test(before) || /[a-z]/i.test(text[at + 1] ?? '')) found -= 1.5;
    if (lower !== character && /\p{L}/u.test(before)) found -= isSmall(before) ? 1 : 0.1;
  }
  return beyond === 0 ? 0 : found / beyond;
}

/** Among the encodings of Latin letters, by their letters and by signs that would stand inside of words. */
function likeliestLatin(sample: Uint8Array): CsvEncoding {
  let best: CsvEncoding = 'windows-1252';
  let bestScore = 0;
  for (const { encoding, frequent, others, ...written } of latinEncodings) {
    const text = decoded(sample, encoding);
    let beyond = 0;
    let found = 0;
    for (let at = 0; at < text.length; at += 1) {
      if (text.charCodeAt(at) < 128) continue;
      const character = text[at]!;
      const lower = character.toLowerCase();
      beyond += 1;
      if (frequent.includes(lower) || character === 'İ') found += 1;
      else if (others.includes(lower)) found += 0.6;
      else if (latinSigns.has(character)) found += isInWord(text, at) ? -1 : 0.9;
      else found -= 0.5;
      // A capital behind a small letter is a wrong one.
      if (lower !== character && isSmall(text[at - 1])) found -= 0.8;
    }
    const { ofWords, ofFile } = languageShare(text, written);
    const whole = (1 - mixedCost * (1 - ofWords)) * (1 - mixedCost * (1 - ofFile));
    const score =
      beyond === 0 ? 0 : (found / beyond) * whole + (encoding === 'windows-1252' ? westernLead : 0);
    if (score > bestScore) [best, bestScore] = [encoding, score];
  }
  return best;
}

const isSmall = (character = '') => /\p{Ll}/u.test(character);

/** An apostrophe stands in words: "d’été". */
function isInWord(text: string, at: number): boolean {
  return text[at] !== '’' && /\p{L}/u.test(text[at - 1] ?? '') && /\p{L}/u.test(text[at + 1] ?? '');
}

/**
 * Share of the non-ASCII bytes that are placed like accented letters or signs in Western text: single, next to
 * letters, digits or spaces.
 */
function latinScore(sample: Uint8Array): number {
  let beyond = 0;
  let single = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const byte = sample[at]!;
    if (byte < 128) continue;
    beyond += 1;
    const before = sample[at - 1] ?? 32;
    const after = sample[at + 1] ?? 32;
    const stands = before < 128 && after < 128;
    if (
      stands &&
      (byte >= 0xc0 ||
        (byte >= 0x80 &&
          byte < 0xc0 &&
          (isLetter(before) || isLetter(after) || before === 32 || isDigit(before))))
    )
      single += 1;
    else if (!stands && byte >= 0xc0 && (isLetter(before) || isLetter(after))) single += 0.5;
  }
  return beyond === 0 ? 0 : (single / beyond) * 0.9;
}

function isLetter(byte: number): boolean {
  return (byte | 32) >= 97 && (byte | 32) <= 122;
}

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57;
}
