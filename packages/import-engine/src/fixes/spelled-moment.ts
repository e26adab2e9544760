const chineseDigits = '〇一二三四五六七八九';
const chineseDate =
  /([〇零○一二三四五六七八九]{4})年([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})[日号號]?/;
/** The year before the first year of an era, for Japan and the Republic of China. */
const eras: Readonly<Record<string, number>> = {
  令和: 2018,
  R: 2018,
  平成: 1988,
  H: 1988,
  民国: 1911,
  民國: 1911,
};
/** Words for AM and PM before an hour. */
const halves = '上午|下午|午前|午後|오전|오후|凌晨|清晨|早上|早晨|中午|傍晚|晚上';
const spacedHalf = new RegExp(`\\s*(${halves})\\s*`, 'g');
/** Words between a date and its time: "um 9:14", "à 9:14". */
const between = /[\s,](?:à|às|a las|um|om|alle|ore|o|v|в|klo|kl|at)\.?\s+(?=\d{1,2}:)/i;

/**
 * Replaces the words of a date and its time with digits and punctuation: "2026年11月2日 9时14分", 令和8年11月2日, "9h14", "9.14 Uhr", "9
 * am", "2 tháng 11 năm 2026", "2026 m. lapkričio 2 d.", "den 2. november 2026".
 */
export function withDigits(text: string): string {
  return withPlainTime(withPlainDate(text.replaceAll(/[‐‑‒–—−]/g, '-')))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function withPlainDate(text: string): string {
  return text
    .replace(
      chineseDate,
      (_, year: string, month: string, day: string) =>
        `${Array.from(year, chineseDigit).join('')}-${chineseNumber(month)}-${chineseNumber(day)} `,
    )
    .replace(
      /(令和|平成|民[国國]|(?<![\p{L}\p{N}])[RH](?=\d{1,2}[./年]))\s*(元|\d{1,3})\s*([年./-])/u,
      (_, era: string, year: string, sign: string) => {
        const since = year === '元' ? 1 : Number(year);
        return `${eras[era]! + since}${sign}`;
      },
    )
    .replace(/(\d{4})\s*[년年]\s*(\d{1,2})\s*[월月]\s*(\d{1,2})\s*[일日号號]?/, '$1-$2-$3 ')
    .replace(/(?<!\d)'?(\d{2})\s*[년年]\s*(\d{1,2})\s*[월月]\s*(\d{1,2})\s*[일日号號]?/, '$1年$2-$3 ')
    .replace(/(?:ngày\s+)?(\d{1,2})\s+(?:tháng|thg\.?)\s+(\d{1,2}),?\s+(?:năm\s+)?(\d{4})/i, '$3-$2-$1')
    .replaceAll(/\s+(?:de|del|of)\s+/gi, ' ')
    .replace(/^(\d{1,2})\s?(\p{L}{3,9})\.?\s?(\d{4}|\d{2})(?=$|[\s,])/u, '$1 $2 $3')
    .replace(/(?<=\d{4})\s?(?:г(?:ода)?|р(?:оку)?)\.?(?=$|[\s,])/u, '')
    .replace(/(\d{4})\.?\s+gada\s+(\d{1,2})\.?\s+(\p{L}{3,20})/u, '$2 $3 $1')
    .replace(/(?<=\d{4})\s?m\.(?=\s+\p{L})/u, '')
    .replace(/(?<=\d{4}\s+\p{L}{3,20}\s+\d{1,2})\s?d\.?(?=$|[\s,])/u, '')
    .replace(/(^|[\s,])(?:den|le|il|el|vom)\s+(?=\d)|^am\s+(?=\d)/iu, '$1')
    .replace(/(^|\s)on\s+(?=[\p{L}\d])/iu, '$1');
}

function withPlainTime(text: string): string {
  return text
    .replaceAll(spacedHalf, ' $1 ')
    .replace(
      /(\d{1,2})\s*[时時点點시]\s*(?:(\d{1,2})\s*[分분]\s*(?:(\d{1,2})\s*[秒초])?|(\d{2})(?![\d/-]))?/,
      (_, hour: string, minute?: string, second?: string, bare?: string) =>
        ` ${hour}:${twoDigits(minute ?? bare ?? '0')}:${twoDigits(second ?? '0')}`,
    )
    .replace(/(\d{1,2}:\d{2})\s?(?:hs?|hrs)\b\.?/i, '$1')
    .replace(/(?<![:.\d])(\d{1,2})\s?([ap])\.?\s?m\b\.?/i, '$1:00 $2m')
    .replace(/\b(\d{1,2})\s?h\s?(\d{2})(?:\s?m(?:in)?)?\b/i, '$1:$2')
    .replace(
      /(?<=\d{4}[,\s]+(?:kl\.?\s)?)(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?:\.\d+)?(?=\s*(?:[ap]\.?m|uhr|$))/i,
      withColons,
    )
    .replace(/(?<=\d{2}[,\s]+)(\d{1,2})\.(\d{2})\.(\d{2})(?:\.\d+)?(?=\s*[ap]\.?m)/i, withColons)
    .replace(/\b(\d{1,2})\.(\d{2})(?=\s*uhr$)/i, '$1:$2')
    .replace(/(?<![:.\d])(\d{1,2})(?=\s*uhr$)/i, '$1:00')
    .replace(/^(\d{4}-\d{2}-\d{2})[ T_-](\d{2})[.-](\d{2})[.-](\d{2})(?=$|\s)/, '$1 $2:$3:$4')
    .replace(/\s*\buhr$/i, '')
    .replace(/\s+[-|@]\s+(?=\d{1,2}:\d{2})/, ' ')
    .replace(between, ' ');
}

const withColons = (_: string, hour: string, minute: string, second?: string): string =>
  [hour, minute, ...(second === undefined ? [] : [second])].join(':');

const chineseDigit = (sign: string): string => String(Math.max(0, chineseDigits.indexOf(sign)));

/** 一 to 三十一. */
function chineseNumber(text: string): number {
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['', text];
  const full = text.includes('十') ? (tens === '' ? 1 : chineseDigits.indexOf(tens)) * 10 : 0;
  return full + (ones === '' ? 0 : chineseDigits.indexOf(ones));
}

export const twoDigits = (digits: string): string => digits.padStart(2, '0');
