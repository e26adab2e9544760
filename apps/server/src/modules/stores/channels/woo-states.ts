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
/**
 * WooCommerce's own letters, with the codes of ISO 3166-2. Those of New Zealand and Ukraine are from its older versions; newer ones have the
 * standard's.
 */
const letters: Readonly<Record<string, string>> = {
  IR: 'MKZ:00 GIL:01 MZN:02 EAZ:03 WAZ:04 KRH:05 KHZ:06 FRS:07 KRN:08 RKH:09 ESF:10 SBN:11 KRD:12 HDN:13 CHB:14 LRS:15 ILM:16 KBD:17 BHR:18 ZJN:19 SMN:20 YZD:21 HRZ:22 THR:23 ADL:24 QHM:25 GZN:26 GLS:27 NKH:28 SKH:29 ABZ:30',
  MD: 'C:CU BL:BA CH:CA DN:DO DB:DU FL:FA FR:FL GE:GA HN:HI IL:IA LV:LE NS:NI RZ:RE RS:RI SG:SI SR:SO TR:TA TL:TE',
  MX: 'DF:CMX JA:JAL NL:NLE AG:AGU BC:BCN BS:BCS CM:CAM CS:CHP CH:CHH CO:COA CL:COL DG:DUR GT:GUA GR:GRO HG:HID MX:MEX MI:MIC MO:MOR NA:NAY OA:OAX PU:PUE QT:QUE QR:ROO SL:SLP SI:SIN SO:SON TB:TAB TM:TAM TL:TLA VE:VER YU:YUC ZA:ZAC',
  MY: 'JHR:01 KDH:02 KTN:03 MLK:04 NSN:05 PHG:06 PNG:07 PRK:08 PLS:09 SGR:10 TRG:11 SBH:12 SWK:13 KUL:14 LBN:15 PJY:16',
  NZ: 'NL:NTL AK:AUK WA:WKO BP:BOP TK:TKI GI:GIS HB:HKB MW:MWT WE:WGN NS:NSN MB:MBH TM:TAS WC:WTC CT:CAN OT:OTA SL:STL',
  PH: '00:00',
  UA: 'VN:05 VL:07 LH:09 DP:12 DT:14 ZT:18 ZK:21 ZP:23 IF:26 KV:32 KH:35 LV:46 MY:48 OD:51 PL:53 RV:56 SM:59 TP:61 KK:63 KS:65 KM:68 CK:71 CH:74 CV:77',
};
const standard = new Map(
  Object.entries(letters).flatMap(([land, all]) =>
    all.split(' ').map((entry) => {
      const [own = '', iso = ''] = entry.split(':');
      return [`${land} ${own}`, `${land}-${iso}`] as const;
    }),
  ),
);

/** Zones of Nepal, which the standard no longer has: by name. */
const zones = new Map<string, string>(
  'BAG:Bagmati BHE:Bheri DHA:Dhaulagiri GAN:Gandaki JAN:Janakpur KAR:Karnali KOS:Koshi LUM:Lumbini MAH:Mahakali MEC:Mechi NAR:Narayani RAP:Rapti SAG:Sagarmatha SET:Seti'
    .split(' ')
    .map((entry) => [`NP ${entry.slice(0, 3)}`, entry.slice(4)] as const),
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
  const region = standard.get(`${land} ${code}`) ?? zones.get(`${land} ${code}`);
  if (region !== undefined) return region;
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
