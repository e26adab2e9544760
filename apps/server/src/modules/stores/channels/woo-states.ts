/** Provinces of China by WooCommerce's own numbers (CN1 …), as ISO 3166-2 letters. */
const provinces =
  'YN BJ TJ HE SX NM LN JL HL SH JS ZJ AH FJ JX SD HA HB HN GD GX HI CQ SC GZ SN GS QH NX MO XZ XJ'.split(
    ' ',
  );
/** The same by the first two digits of a Chinese postal code. */
const postal =
  'BJ:10 NM:01,02 SX:03,04 HE:05,06,07 LN:11,12 JL:13 HL:15,16 SH:20 JS:21,22 AH:23,24 SD:25,26,27 TJ:30 ZJ:31,32 JX:33,34 FJ:35,36 CQ:40 HN:41,42 HB:43,44 HA:45,46,47 GD:51,52 GX:53,54 GZ:55,56 HI:57 SC:61,62,63,64 YN:65,66,67 SN:71,72 GS:73,74 NX:75 QH:81 XJ:83,84 XZ:85,86';
const provinceOfPostal = new Map(
  postal.split(' ').flatMap((entry) => {
    const [province = '', digits = ''] = entry.split(':');
    return digits.split(',').map((two) => [two, province] as const);
  }),
);
/** Values entered by people who do not know theirs. */
const noPostal = new Set(['000000', '100000']);
/** Countries whose states WooCommerce writes as country letters plus ISO 3166-2 code without a separator. */
const joined = new Set(['EG', 'MA', 'MZ', 'RS', 'SN', 'VN']);
/** Regions of Ukraine by the letters of older versions of WooCommerce; newer ones have the numbers of ISO 3166-2. */
const ukraine =
  'VN:05 VL:07 LH:09 DP:12 DT:14 ZT:18 ZK:21 ZP:23 IF:26 KV:32 KH:35 LV:46 MY:48 OD:51 PL:53 RV:56 SM:59 TP:61 KK:63 KS:65 KM:68 CK:71 CH:74 CV:77';
const numberOfUkraine = new Map(
  ukraine.split(' ').map((entry): [string, string] => [entry.slice(0, 2), entry.slice(3)]),
);

/** The province of a Chinese postal code; undefined when unknown. */
function provinceOf(postcode: unknown): string | undefined {
  const digits = typeof postcode === 'string' ? postcode.trim() : '';
  if (!/^\d{6}$/.test(digits) || noPostal.has(digits)) return undefined;
  return provinceOfPostal.get(digits.slice(0, 2));
}

/**
 * A state of a WooCommerce address as known to carriers: by ISO 3166-2 when the shop has its own codes. A shop may number the
 * provinces of China differently from WooCommerce: the postal code, which carriers use, decides conflicts.
 */
export function wooStateCode(country: unknown, state: unknown, postcode?: unknown): unknown {
  if (typeof country !== 'string' || typeof state !== 'string') return state;
  const land = country.trim().toUpperCase();
  const code = state.trim().toUpperCase();
  const region = land === 'UA' ? numberOfUkraine.get(code) : undefined;
  if (region !== undefined) return `UA-${region}`;
  if (!/^[A-Z]{2}$/.test(land) || !code.startsWith(land)) return state;
  const own = code.slice(2);
  if (land === 'CN' && /^\d{1,2}$/.test(own)) {
    const letters = provinceOf(postcode) ?? provinces[Number(own) - 1];
    return letters === undefined ? state : `CN-${letters}`;
  }
  if (/^\d{1,3}$/.test(own)) return `${land}-${own}`;
  if (joined.has(land) && /^[A-Z]{1,3}$/.test(own)) return `${land}-${own}`;
  return state;
}
