/** Names of states and provinces by country, "CODE name | name": names in other languages, and abbreviations that are not codes. */
const tables: Readonly<Record<string, string>> = {
  US: `
AL Ala | 阿拉巴馬; AK Alas; AZ Ariz | 亞利桑那; AR Ark; CA Calif | Cal | Cali | Kalifornien | Californie | 加利福尼亞 | カリフォルニア | 캘리포니아
CO Colo | 科羅拉多; CT Conn | 康乃狄克 | 康涅狄克; DE Del | 德拉瓦 | 特拉華
DC Washington DC | Wash DC | Washington District of Columbia | Distrito de Columbia | 哥伦比亚特区 | 華盛頓特區 | 哥倫比亞特區
FL Fla | Flor | Floride | 佛羅里達 | 佛州 | フロリダ | 플로리다; GA 喬治亞 | 乔治亚; HI Hawái | Hawaï | ハワイ | 하와이
ID 愛達荷; IL Ill | 伊利诺斯 | 伊利諾 | 伊利諾伊; IN Ind | 印第安納; IA 愛荷華; KS Kan | Kans | 堪薩斯; KY Ken; LA 路易士安那; ME 緬因
MD 馬里蘭; MA Mass | 麻薩諸塞 | 馬薩諸塞; MI Mich | 密西根 | 密執安 | 密执安; MN Minn | 明尼蘇達; MS Miss; MO 密蘇里; MT Mont
NE Neb | Nebr | 內布拉斯加; NV Nev | 內華達; NH 新罕布夏; NJ Nueva Jersey | 新澤西 | 紐澤西; NM Nuevo México | N Mex; NY Nueva York | 紐約 | ニューヨーク | 뉴욕
NC N Carolina | N Car | Carolina del Norte | 北卡 | 北卡羅來納; ND N Dakota | N Dak | Dakota del Norte
OH 俄亥俄; OK Okla | 奧克拉荷馬 | 奥克拉荷马; OR Ore | Oreg | Oregón | 奧勒岡 | 俄勒岡 | 奥勒冈; PA Penn | Penna | Pensilvania | 賓夕法尼亞 | 賓州
RI 羅德島 | 罗德岛州; SC S Carolina | S Car | Carolina del Sur | 南卡 | 南卡羅來納; SD S Dakota | S Dak | Dakota del Sur
TN Tenn | 田納西; TX Tex | Tejas | 德克薩斯 | 得克薩斯 | テキサス | 텍사스; UT 猶他; VA Virg | 維吉尼亞 | 弗吉尼亞 | 维吉尼亚
WA Wash | Washington State | 華盛頓 | 华盛顿州 | ワシントン | 워싱턴; WV W Va | W Virginia | Virginia Occidental | 西維吉尼亞; WI Wis | Wisc | 威斯康辛; WY Wyo | 懷俄明
PR Porto Rico; VI US Virgin Islands; MP Northern Marianas; AA Armed Forces Americas; AE Armed Forces Europe; AP Armed Forces Pacific`,
  CA: `
AB Alberta | Alta | 阿尔伯塔 | 艾伯塔 | 亞伯達 | 阿爾伯塔; BC British Columbia | Colombie-Britannique | Brit Col | 不列颠哥伦比亚 | 卑诗 | 卑詩 | 英属哥伦比亚
MB Manitoba | Man | 曼尼托巴 | 马尼托巴; NB New Brunswick | Nouveau-Brunswick | 新不伦瑞克 | 纽宾士域
NL Newfoundland and Labrador | Newfoundland | Labrador | Terre-Neuve-et-Labrador | Terre-Neuve | Nfld | NF | 纽芬兰与拉布拉多 | 纽芬兰
NS Nova Scotia | Nouvelle-Écosse | 新斯科舍 | 诺华斯高沙; NT Northwest Territories | Territoires du Nord-Ouest | NWT | 西北地区
NU Nunavut | 努纳武特; ON Ontario | Ont | 安大略 | オンタリオ | 온타리오; PE Prince Edward Island | Île-du-Prince-Édouard | PEI | IPE | 爱德华王子岛
QC Quebec | Québec | Que | PQ | QB | 魁北克 | ケベック | 퀘벡; SK Saskatchewan | Sask | 萨斯喀彻温 | 沙省; YT Yukon | Yukon Territory | Territoire du Yukon | YK | 育空`,
  AU: `
ACT Australian Capital Territory | 首都领地 | 澳大利亚首都领地 | 首都特区; NSW New South Wales | 新南威尔士 | 新南威爾斯 | 新州
NT Northern Territory | 北领地 | 北領地; QLD Queensland | 昆士兰 | 昆士蘭 | 昆州; SA South Australia | 南澳 | 南澳大利亚 | 南澳洲
TAS Tasmania | 塔斯马尼亚 | 塔斯馬尼亞 | 塔州; VIC Victoria | 维多利亚 | 維多利亞 | 维州; WA Western Australia | West Australia | 西澳 | 西澳大利亚 | 西澳洲`,
};

/** Country → code of each of its states → their other names. */
export const namesOfStates: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map(
  Object.entries(tables).map(([country, table]) => [
    country,
    new Map(
      table
        .split(/[;\n]/)
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
        .map((entry) => {
          const gap = entry.indexOf(' ');
          return [entry.slice(0, gap), entry.slice(gap + 1).split(' | ')] as const;
        }),
    ),
  ]),
);
