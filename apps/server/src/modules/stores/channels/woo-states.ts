/** Provinces of China by WooCommerce's own numbers (CN1 …), in the letters of ISO 3166-2. */
const provinces =
  'YN BJ TJ HE SX NM LN JL HL SH JS ZJ AH FJ JX SD HA HB HN GD GX HI CQ SC GZ SN GS QH NX MO XZ XJ'.split(
    ' ',
  );
/** Countries whose states WooCommerce writes as the country's letters and those of ISO 3166-2, with nothing between. */
const joined = new Set(['EG', 'MA', 'MZ', 'SN']);

/** A state of an address of WooCommerce as carriers know it: by ISO 3166-2 where the shop has a code of its own. */
export function wooStateCode(country: unknown, state: unknown): unknown {
  if (typeof country !== 'string' || typeof state !== 'string') return state;
  const land = country.trim().toUpperCase();
  const code = state.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(land) || !code.startsWith(land)) return state;
  const own = code.slice(2);
  if (land === 'CN' && /^\d{1,2}$/.test(own)) {
    const letters = provinces[Number(own) - 1];
    return letters === undefined ? state : `CN-${letters}`;
  }
  if (/^\d{1,3}$/.test(own)) return `${land}-${own}`;
  if (joined.has(land) && /^[A-Z]{1,3}$/.test(own)) return `${land}-${own}`;
  return state;
}
