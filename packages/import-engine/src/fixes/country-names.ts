/**
 * Names of countries found in real files and missing from the Unicode lists: former and official names, names of standards in
 * index order, and common names in German, French, Spanish, Italian, Dutch, Portuguese, Japanese, Korean and Chinese. An entry is
 * a code and its names; accents, case, dots, word order and "the" do not matter.
 */
const table = `
AE Emirats | Emiratos | 阿拉伯聯合酋長國 | 阿聯酋 | 아랍에미리트연합
AR Argentine Republic
AU 호주 | 豪州
BA Bosnia | Bosnie | Bosnien
BO Bolivia Plurinational State of
BY Byelorussia | Belorussia | Weißrussland | Biélorussie | Bielorrusia | Bielorussia | Wit-Rusland
CC Cocos Keeling Islands | Keeling Islands
CD Congo Kinshasa | RD Congo | DR Kongo | RDC | RD Kongo | Republic of Congo Democratic | Congo Dem Rep | République démocratique du Congo |
  Demokratische Republik Kongo | República Democrática del Congo | Repubblica Democratica del Congo | Democratische Republiek Congo |
  コンゴ民主共和国 | 콩고 민주 공화국 | 刚果(金) | 民主刚果 | 剛果民主共和國 | 剛果(金)
CG Congo Brazzaville | Congo Rep | Republik Kongo | République du Congo | República del Congo | Repubblica del Congo | Republiek Congo |
  コンゴ共和国 | 콩고 공화국 | 刚果(布) | 剛果共和國 | 剛果(布)
CF 中非 | Zentralafrika
CH Helvetia | Swiss Confederation | Schweizerische Eidgenossenschaft | Confédération suisse | Confederazione Svizzera | Confoederatio Helvetica
CI Elfenbeinküste | Costa de Marfil | Ivoorkust | 象牙海岸
CN PRC China | Chine populaire | VR China | Volksrepublik China | République populaire de Chine | República Popular China |
  República Popular de China | Repubblica Popolare Cinese | Volksrepubliek China | 中国内地 | 中国大陸 | 中華人民共和國 | 中華人民共和国 | 中國大陸 |
  중화인민공화국
CV Kapverden | Kap Verde | Cap-Vert | Capo Verde | Kaapverdië | Cape Verde Islands
CZ Tschechische Republik | Tschechei | République tchèque | República Checa | Repubblica Ceca | Tsjechische Republiek | Chequia | 捷克共和国
DE Bundesrepublik Deutschland | Bundesrep Deutschland | République fédérale d'Allemagne | 德意志联邦共和国 | 德意志聯邦共和國
DO Dominican Rep | Dom Rep | 多米尼加
FK Islas Malvinas | Falkland Islands Islas Malvinas
FO Faeroe Islands | Faroes
FR French Republic | Metropolitan France | France métropolitaine | République française | 法兰西 | 法蘭西
GA Gabonese Republic
GB Großbritannien | Grande-Bretagne | Gran Bretaña | Gran Bretagna | Groot-Brittannië | Grã-Bretanha | Angleterre | Inglaterra |
  Inghilterra | Engeland | Schottland | Écosse | Escocia | Scozia | Schotland | Gales | Galles | Pays de Galles | Nordirland |
  Irlande du Nord | N Ireland | Great Britain N Ireland | Irlanda del Norte | Irlanda del Nord | Noord-Ierland | UK Great Britain | Vereinigtes Königreich Großbritannien und Nordirland |
  Royaume-Uni de Grande-Bretagne et d'Irlande du Nord | Reino Unido de Gran Bretaña e Irlanda del Norte |
  Regno Unito di Gran Bretagna e Irlanda del Nord | Verenigd Koninkrijk van Groot-Brittannië en Noord-Ierland | イングランド | 英国 |
  スコットランド | 잉글랜드 | 英格兰 | 苏格兰 | 威尔士 | 北爱尔兰 | 英格蘭 | 蘇格蘭 | 威爾斯 | 北愛爾蘭 | 大不列顛 | 联合王国 | 聯合王國 |
  大不列颠及北爱尔兰联合王国 | 大不列顛及北愛爾蘭聯合王國
GR Hellas | Hellenic Republic
GS South Georgia Sandwich Islands
HK Hong Kong SAR China | Hong Kong Special Administrative Region | HKSAR | 香港特别行政区 | 香港特別行政區 | 中國香港 | 홍콩
HM Heard Island and McDonald Islands
IE Irish Republic | Southern Ireland
IT Italian Republic
JP 日本国 | 日本國 | Nippon
KG Kirghizstan | Kirgistan | Kirgizië
KN Saint Christopher and Nevis | Saint Kitts Nevis
KP Korea Dem People's Rep | DPR Korea | Volksrepublik Korea | Demokratische Volksrepublik Korea | République populaire démocratique de Corée |
  República Popular Democrática de Corea | Repubblica Popolare Democratica di Corea | Democratische Volksrepubliek Korea | 北韩 | 北韓 |
  北朝鲜 | 朝鲜民主主义人民共和国 | 朝鮮民主主義人民共和国 | 朝鮮民主主義人民共和國 | 조선민주주의인민공화국
KR Rep Korea | ROK | Republic of Korea South | Republik Korea | République de Corée | Corée | República de Corea | Corea | Repubblica di Corea | Republiek Korea |
  大韩民国 | 大韓民国 | 大韓民國 | 南韩 | 南韓 | 韓国 | 韓國 | 한국 | 남한
LA Lao | République démocratique populaire lao | 老挝人民民主共和国
LB Lebanese Republic
MD Moldawien | Moldavie | Moldavia | Moldavië | Moldova
MF Saint Martin French part | Saint Martin partie française
MK FYR Macedonia | Mazedonien | Macédoine | Macedonië | 马其顿 | 馬其頓 | マケドニア | 마케도니아 | Mazedonien ehemalige jugoslawische Republik |
  Macédoine ex-République yougoslave de | Macedonia Antigua República Yugoslava de
MM Birma | Birmanie | Birmania | ビルマ | 버마
MO Macao Special Administrative Region | マカオ | 마카오 | 澳门特别行政区 | 澳門特別行政區 | 中國澳門
MX United Mexican States | Estados Unidos Mexicanos | Mejico
NL Nederlanden | Hollande | Holanda | Olanda | 荷蘭
PN Pitcairn
PS Palestinian Territory | Palestinian Territories | West Bank and Gaza | Palästina | Palestina
PT Portuguese Republic
PW Belau
RO Rumania | Roumania
RU Russische Föderation | Fédération de Russie | Federación de Rusia | Federación Rusa | Federazione Russa | Russische Federatie |
  Российская Федерация | 俄罗斯联邦 | 俄羅斯聯邦 | 俄国 | 俄國 | ロシア連邦 | 러시아 연방
SA KSA | 沙特 | 沙地阿拉伯 | 沙烏地阿拉伯
SH Saint Helena Ascension Tristan da Cunha
SK Slowakische Republik | République slovaque | República Eslovaca | Repubblica Slovacca | Slowaakse Republiek
SR Surinam
SX Sint Maarten Dutch part | Saint Martin Dutch part | Saint Maarten | Saint Martin partie néerlandaise
SY Syrienne République arabe | Syrisch-Arabische Republik
SZ Swasiland | Swazilandia | Suazilandia
TF French Southern and Antarctic Lands | French Southern and Antarctic Territories
TG Togolese Republic
TH 泰王国 | 泰王國
TL Osttimor | Timor oriental | Timor Est | Oost-Timor | 東帝汶
TR トルコ共和国 | 터키 | Turchia | Turquie
TW Taiwan ROC | ROC | Republik China | République de Chine | República de China | Repubblica di Cina | 臺灣 | 台灣 | 台湾省 | 台灣省 | 臺灣省 |
  中国台湾省 | 台湾地区 | 中華民國 | 中华民国 | 中華民国 | 타이완 | Taiwan Provinz China | Taiwan Province de Chine | Taiwan Provincia de China |
  Taiwan Provincia di Cina
TZ 坦桑尼亚联合共和国
UM US Minor Outlying Islands | United States Minor Outlying Islands | United States US Minor Outlying Islands
US Vereinigte Staaten von Amerika | États-Unis d'Amérique | Estados Unidos de América | Stati Uniti d'America | Verenigde Staten van Amerika |
  Estados Unidos da América | EUA | EE UU | アメリカ | 米国 | 미합중국 | US of A | Stany Zjednoczone Ameryki | Spojené státy americké |
  Spojené štáty americké | Соединенные Штаты Америки | Соединённые Штаты Америки | Сполучені Штати Америки | Amerikas förenta stater |
  Amerikas forente stater | Amerikas Forenede Stater | Amerikan yhdysvallat | Amerikai Egyesült Államok | Statele Unite ale Americii |
  Amerika Birleşik Devletleri | Ηνωμένες Πολιτείες Αμερικής | Sjedinjene Američke Države | 美利坚 | 美利堅合眾國 | 美利堅合衆國 | 美利坚合众国
VA Vatican City State | Vatikan | Vatikanstadt | Vaticano | Santa Sede | Heiliger Stuhl | Saint-Siège | バチカン
VE Venezuela RB
VG Virgin Islands British | Islas Vírgenes británicas | Îles Vierges britanniques
VI Virgin Islands US | Virgin Islands of the United States | United States US Virgin Islands | Îles Vierges des États-Unis |
  Islas Vírgenes de los Estados Unidos | Islas Vírgenes EE UU
VN Viêt Nam
WS Western Samoa
ZA RSA`;

/** Code → further names. */
export const namesOfCountries: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split(/\n(?=[A-Z]{2} )/)
    .map((entry) => [
      entry.slice(0, 2),
      entry
        .slice(3)
        .split('|')
        .map((name) => name.replaceAll(/\s+/g, ' ').trim())
        .filter(Boolean),
    ]),
);

/** Territories that people name together with their country: "Guam (USA)", "Hong Kong, China". */
const belonging = `
  US PR GU VI AS MP UM; CN HK MO TW; FR RE GP MQ GF YT PM BL MF NC PF WF TF; NL AW CW SX BQ; DK GL FO; FI AX; NO SJ BV;
  GB GI BM KY TC VG AI MS FK SH IO PN GG JE IM GS; AU NF CX CC HM; NZ CK NU TK`;

/** Territory → the country that it belongs to. */
export const countryOfTerritory: ReadonlyMap<string, string> = new Map(
  belonging.split(';').flatMap((line) => {
    const [country = '', ...territories] = line.trim().split(' ');
    return territories.map((territory) => [territory, country] as const);
  }),
);
