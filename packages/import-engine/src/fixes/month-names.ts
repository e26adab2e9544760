/** Month names as used in dates, January first: one line per language or grammatical form. */
const names = `
  january february march april may june july august september october november december
  januar februar marz april mai juni juli august september oktober november dezember
  janner februar mrz april mai juni juli august september oktober november dezember
  janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  januari februari maart april mei juni juli augustus september oktober november december
  januari februari mrt april mei juni juli augustus september oktober november december
  januari februari mars april maj juni juli augusti september oktober november december
  januar februar marts april maj juni juli august september oktober november december
  januar februar mars april mai juni juli august september oktober november desember
  januari februari maret april mei juni juli agustus september oktober november desember
  stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia
  styczen luty marzec kwiecien maj czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien
  ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie
  ledna unora brezna dubna kvetna cervna cervence srpna zari rijna listopadu prosince
  leden unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec
  januar februar marcius aprilis majus junius julius augusztus szeptember oktober november december
  января февраля марта апреля мая июня июля августа сентября октября ноября декабря
  январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь
  січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня
  січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень
  януари февруари март април май юни юли август септември октомври ноември декември
  јануар фебруар март април мај јун јул август септембар октобар новембар децембар
  januar februar marec april maj jun jul avgust september oktober november december
  januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra
  januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra
  januar februar mart april maj jun jul avgust septembar oktobar novembar decembar
  sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio
  janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris
  jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember
  gener febrer març abril maig juny juliol agost setembre octubre novembre desembre
  janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember
  januari februari mac april mei jun julai ogos september oktober november disember
  يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
  ιανουαριος φεβρουαριος μαρτιος απριλιος μαιος ιουνιος ιουλιος αυγουστος σεπτεμβριος οκτωβριος νοεμβριος δεκεμβριος
  ιανουαριου φεβρουαριου μαρτιου απριλιου μαιου ιουνιου ιουλιου αυγουστου σεπτεμβριου οκτωβριου νοεμβριου δεκεμβριου
  ocak subat mart nisan mayıs haziran temmuz agustos eylul ekim kasım aralık`
  .trim()
  .split(/\s+/)
  .map(plain);
/**
 * Names that must match completely: their prefixes are other months in other languages. The Croatian October is November in Polish
 * and Czech, and has no name here.
 */
const wholeNames = `
  tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesakuuta heinakuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta
  tammikuu helmikuu maaliskuu huhtikuu toukokuu kesakuu heinakuu elokuu syyskuu lokakuu marraskuu joulukuu
  sijecnja veljace ozujka travnja svibnja lipnja srpnja kolovoza rujna - studenoga prosinca
  sijecanj veljaca ozujak travanj svibanj lipanj srpanj kolovoz rujan - studeni prosinac`
  .trim()
  .split(/\s+/);
const shortest = 3;
/** A column of dates has few distinct names: their meanings are cached. */
const remembered = 500;
const known = new Map<string, number | undefined>();

/**
 * The month, 1 to 12, that a name or its beginning means, in the report languages of marketplaces: English, German,
 * French, Spanish, Catalan, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Icelandic, Indonesian, Malay, Polish,
 * Romanian, Czech, Slovak, Slovenian, Croatian, Serbian, Bulgarian, Hungarian, Lithuanian, Latvian, Estonian, Russian,
 * Ukrainian, Greek, Turkish, Arabic and Finnish. Undefined if none or more than one matches.
 */
export function monthNamed(text: string): number | undefined {
  if (known.has(text)) return known.get(text);
  const month = monthMeant(plain(text));
  if (known.size < remembered) known.set(text, month);
  return month;
}

function monthMeant(name: string): number | undefined {
  if (name.length < shortest) return undefined;
  const whole = wholeNames.indexOf(name);
  if (whole !== -1) return (whole % 12) + 1;
  return onlyMonth((full) => full === name) ?? onlyMonth((full) => full.startsWith(name));
}

function onlyMonth(isMeant: (full: string) => boolean): number | undefined {
  const found = new Set(names.flatMap((full, at) => (isMeant(full) ? [(at % 12) + 1] : [])));
  return found.size === 1 ? [...found][0] : undefined;
}

/** In lower case, without accents or a trailing point. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}|\.$/gu, '')
    .toLowerCase();
}
