import { countries, countryAlpha3 } from '@lading/contracts/core';
import { describe, expect, it } from 'vitest';
import { orderFix } from '../testing/fix-of.ts';

const meant = (text: string) => {
  const fix = orderFix('countryCode', text);
  return fix && `${fix.steps.join('+')} ${fix.readings.only?.['countryCode']}`;
};
/** "Name = CODE" lines. */
const table = (lines: string) =>
  lines
    .trim()
    .split(/\s*[;\n]\s*/)
    .map((line) => line.split(/\s*=\s*/) as [string, string]);

/** Names this short are also other words, and are not guessed. */
const isTooShort = /^\p{Script=Latin}{1,3}$/u;
/** One Congo in Polish, the other in Norwegian. */
const twoCountries = 'kongo';

it.each(
  table(
    `Hrvatska = HR; Ελλάδα = GR; Eesti = EE; Lietuva = LT; Latvija = LV; Slovenija = SI; Slovensko = SK; Srbija = RS; България = BG; ไทย = TH;
     ישראל = IL; المملكة العربية السعودية = SA; Ísland = IS; Việt Nam = VN`,
  ),
)('%s is %s in its own language', (name, code) => {
  expect(meant(name)).toBe(`spelling ${code}`);
});

describe('every country of ISO 3166', () => {
  const wrong = (nameOf: (code: string) => string | undefined) =>
    countries.flatMap(({ code }) => {
      const name = nameOf(code);
      if (name === undefined || isTooShort.test(name) || name.toLowerCase() === twoCountries) return [];
      const found = meant(name)?.replace('spelling ', '');
      return found === code ? [] : [`${name} is ${code}, not ${found}`];
    });

  it.each('en de fr es it nl ja ko zh-Hans zh-Hant pt pl sv da nb fi cs hu ro tr ru uk'.split(' '))(
    'is known by its name in %s, in small letters and capitals',
    (language) => {
      const names = new Intl.DisplayNames([language], { type: 'region' });
      expect(wrong((code) => names.of(code))).toEqual([]);
      expect(wrong((code) => names.of(code)?.toUpperCase())).toEqual([]);
    },
  );

  it.each('en de fr es it nl pt'.split(' '))('is known by its name in %s without accents', (language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
    expect(wrong((code) => plain(names.of(code)!))).toEqual([]);
  });

  it('is a guess where languages use one name for two countries', () => {
    expect(meant(twoCountries)).toBe('closest CG');
  });

  it('is known by its three-letter code, and by code and name together', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region' });
    const lost = countries.filter(({ code }) => meant(countryAlpha3[code]!) !== `spelling ${code}`);
    expect(lost).toEqual([]);
    expect(wrong((code) => `${names.of(code)} (${code})`)).toEqual([]);
    expect(wrong((code) => `${code} - ${names.of(code)}`)).toEqual([]);
  });
});

describe('a country by its official name, and as an index has it', () => {
  it.each(
    table(`
    Bahamas (the) = BS; Cayman Islands (the) = KY; Comoros (the) = KM; Congo (the Democratic Republic of the) = CD; Congo (the) = CG
    Cook Islands (the) = CK; Dominican Republic (the) = DO; Falkland Islands (the) [Malvinas] = FK; Faroe Islands (the) = FO
    French Southern Territories (the) = TF; Gambia (the) = GM; Iran (Islamic Republic of) = IR; Korea (the Republic of) = KR
    Korea (the Democratic People's Republic of) = KP; Lao People's Democratic Republic (the) = LA; Marshall Islands (the) = MH
    Micronesia (Federated States of) = FM; Moldova (the Republic of) = MD; Netherlands (Kingdom of the) = NL; Niger (the) = NE
    Palestine, State of = PS; Russian Federation (the) = RU; Taiwan (Province of China) = TW; Tanzania, the United Republic of = TZ
    United Kingdom of Great Britain and Northern Ireland (the) = GB; United States of America (the) = US
    United States Minor Outlying Islands (the) = UM; Venezuela (Bolivarian Republic of) = VE; Bolivia (Plurinational State of) = BO
    Virgin Islands (British) = VG; Virgin Islands (U.S.) = VI; Saint Martin (French part) = MF; Sint Maarten (Dutch part) = SX
    Heard Island and McDonald Islands = HM; Cocos (Keeling) Islands (the) = CC; South Georgia and the South Sandwich Islands = GS
    Saint Helena, Ascension and Tristan da Cunha = SH; Bonaire, Sint Eustatius and Saba = BQ; Syrian Arab Republic (the) = SY
    Brunei Darussalam = BN; Holy See = VA; Pitcairn = PN; Cabo Verde = CV; Eswatini = SZ; Viet Nam = VN
    Bahamas, The = BS; Congo, Dem. Rep. = CD; Congo, Rep. = CG; Egypt, Arab Rep. = EG; Iran, Islamic Rep. = IR; Korea, Rep. = KR
    Korea, Dem. People's Rep. = KP; Micronesia, Fed. Sts. = FM; Yemen, Rep. = YE; Venezuela, RB = VE; St. Kitts and Nevis = KN
    Lao PDR = LA; Kyrgyz Republic = KG; Slovak Republic = SK; Hong Kong SAR, China = HK; West Bank and Gaza = PS
    Gabonese Republic = GA; Swiss Confederation = CH; United Mexican States = MX; Hashemite Kingdom of Jordan = JO
    People's Democratic Republic of Algeria = DZ; Federal Democratic Republic of Nepal = NP; Republic of the Union of Myanmar = MM
    Democratic Socialist Republic of Sri Lanka = LK; Independent State of Papua New Guinea = PG; Hellenic Republic = GR
    United States (US) Virgin Islands = VI; United States (US) Minor Outlying Islands = UM; Congo (Kinshasa) = CD; Congo - Brazzaville = CG
    Belau = PW; South Georgia/Sandwich Islands = GS; Cote d'Ivoire (Ivory Coast) = CI; Falkland Islands (Islas Malvinas) = FK
    Vatican City State = VA; Gabon Republic = GA; Western Samoa = WS; Saint Kitts-Nevis = KN; Korea, Republic of (South Korea) = KR
    Myanmar (formerly Burma) = MM`),
  )('%s is %s', (text, code) => {
    expect(meant(text)).toBe(`spelling ${code}`);
  });

  it.each(
    table(`
    Korea, Republik = KR; Iran, Islamische Republik = IR; Tansania, Vereinigte Republik = TZ; Taiwan, Provinz von China = TW
    Kongo, Demokratische Republik = CD; Bundesrepublik Deutschland = DE; Tschechische Republik = CZ; Großbritannien = GB
    Grossbritannien = GB; Oesterreich = AT; Daenemark = DK; Suedkorea = KR; Weissrussland = BY; Moldawien = MD; VR China = CN
    Vereinigte Staaten von Amerika = US; Russische Föderation = RU; Elfenbeinküste = CI; Kapverden = CV; Königreich Norwegen = NO
    Corée (la République de) = KR; Corée, République populaire démocratique de = KP; Moldova, République de = MD
    République tchèque = CZ; Etats Unis = US; États-Unis d'Amérique = US; Royaume Uni = GB; Pays Bas = NL; Grande Bretagne = GB
    Angleterre = GB; Fédération de Russie = RU; République d'Irlande = IE; Iran, République islamique d' = IR; Birmanie = MM
    Corea, República de = KR; Corea, República Popular Democrática de = KP; Rusia, Federación de = RU; Gran Bretaña = GB
    Estados Unidos de América = US; República Checa = CZ; Inglaterra = GB; Reino de España = ES; Siria, República Árabe = SY
    Gran Bretagna = GB; Repubblica Ceca = CZ; Olanda = NL; Stati Uniti d'America = US; Repubblica di Corea = KR; Inghilterra = GB
    Groot-Brittannië = GB; Verenigde Staten van Amerika = US; Tsjechische Republiek = CZ; Engeland = GB; Koninkrijk der Nederlanden = NL
    アメリカ = US; 米国 = US; イギリス = GB; マカオ = MO; 大韓民国 = KR; ロシア連邦 = RU; ドイツ連邦共和国 = DE; フランス共和国 = FR; オランダ王国 = NL
    미합중국 = US; 한국 = KR; 호주 = AU; 홍콩 = HK; 마카오 = MO; 터키 = TR; 타이완 = TW; 러시아 연방 = RU; 체코 공화국 = CZ; 북한 = KP; 中国大陸 = CN; Российская Федерация = RU
    大韩民国 = KR; 俄罗斯联邦 = RU; 越南社会主义共和国 = VN; 新加坡共和国 = SG; 泰王国 = TH; 英格兰 = GB; 中国香港特别行政区 = HK
    刚果（金） = CD; 刚果(布) = CG; 朝鲜民主主义人民共和国 = KP; 美利坚合众国 = US; 沙特 = SA; 台湾省 = TW
    臺灣 = TW; 中華民國 = TW; 韓國 = KR; 荷蘭王國 = NL; 新加坡共和國 = SG; 澳門 = MO; 紐西蘭 = NZ; 沙烏地阿拉伯 = SA; 聯合王國 = GB`),
  )('%s is %s', (text, code) => {
    expect(meant(text)).toBe(`spelling ${code}`);
  });
});

describe('a country with signs, twice, or with what it belongs to', () => {
  it.each(
    table(`
    U. S. A. = US; U.S = US; u.k. = GB; U.A.E. = AE; P.R.C. = CN; P. R. China = CN; N.Z. = NZ; Lao P.D.R. = LA; Hong Kong S.A.R. = HK
    HongKong = HK; UnitedStates = US; Cote dIvoire = CI; Guinea Bissau = GW; S. Korea = KR; N. Korea = KP; S Africa = ZA
    US - United States = US; US-United States = US; United States/USA = US; [US] United States = US; CN-China = CN; China/中国 = CN
    中国 China = CN; 中国（CN） = CN; 美国/US = US; Germany (Deutschland) = DE; Czechia (Czech Republic) = CZ; DE: Deutschland = DE
    Guam (USA) = GU; Puerto Rico, United States = PR; Hong Kong, China = HK; Macau, China = MO; Réunion (France) = RE; Jersey, UK = JE`),
  )('%s is %s', (text, code) => {
    expect(meant(text)).toBe(`spelling ${code}`);
  });

  it.each(
    table(`
    Georgia, USA = two; Georgia, State of = a state; Jersey, NJ = two; Jordan, MN = two; Paris, France = a city; US/CA = two
    EU = a union; Man = short; CAD = money; Ira = short; n/a. = none; N - A = none; S.A. = short; E.U. = short; D.E. = short; & = none; Korea (Germany) = two; Kingdom of Congo = which
    Democratic Republic of Germany = gone; Virgin Islands = which; Channel Islands = which; Netherlands Antilles = gone; Europe = none`),
  )('%s is not guessed: %s', (text) => {
    expect(meant(text)).toBeUndefined();
  });
});
