// One entry is "code, name"; Chinese names of the states that parcels go to most stand in the second table.
const table = `
AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut; DE Delaware;
DC District of Columbia; FL Florida; GA Georgia; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa; KS Kansas;
KY Kentucky; LA Louisiana; ME Maine; MD Maryland; MA Massachusetts; MI Michigan; MN Minnesota; MS Mississippi;
MO Missouri; MT Montana; NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York;
NC North Carolina; ND North Dakota; OH Ohio; OK Oklahoma; OR Oregon; PA Pennsylvania; RI Rhode Island;
SC South Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah; VT Vermont; VA Virginia; WA Washington;
WV West Virginia; WI Wisconsin; WY Wyoming; PR Puerto Rico; GU Guam; VI Virgin Islands; AS American Samoa;
MP Northern Mariana Islands`;

const chinese = `
AL 阿拉巴马; AK 阿拉斯加; AZ 亚利桑那; AR 阿肯色; CA 加利福尼亚; CA 加州; CO 科罗拉多; CT 康涅狄格; DE 特拉华;
DC 华盛顿特区; FL 佛罗里达; GA 佐治亚; HI 夏威夷; ID 爱达荷; IL 伊利诺伊; IN 印第安纳; IA 艾奥瓦; IA 爱荷华; KS 堪萨斯;
KY 肯塔基; LA 路易斯安那; ME 缅因; MD 马里兰; MA 马萨诸塞; MA 麻省; MI 密歇根; MN 明尼苏达; MS 密西西比; MO 密苏里;
MT 蒙大拿; NE 内布拉斯加; NV 内华达; NH 新罕布什尔; NJ 新泽西; NM 新墨西哥; NY 纽约; NC 北卡罗来纳; ND 北达科他;
OH 俄亥俄; OK 俄克拉荷马; OR 俄勒冈; PA 宾夕法尼亚; PA 宾州; RI 罗得岛; SC 南卡罗来纳; SD 南达科他; TN 田纳西;
TX 得克萨斯; TX 德克萨斯; TX 德州; UT 犹他; VT 佛蒙特; VA 弗吉尼亚; WA 华盛顿; WV 西弗吉尼亚; WI 威斯康星; WY 怀俄明;
PR 波多黎各; GU 关岛`;

/** Postal codes of the states and territories of the United States, by name in lower case and in both languages. */
export const usStatesByName: ReadonlyMap<string, string> = new Map(
  `${table};${chinese}`
    .split(';')
    .map((entry) => entry.trim())
    .map((entry) => [entry.slice(3).toLowerCase(), entry.slice(0, 2)] as const)
    .flatMap(([name, code]) =>
      /^[a-z]/.test(name)
        ? [[name, code]]
        : [
            [name, code],
            [`${name}州`, code],
          ],
    ),
);

/** Postal codes of the United States that are not states: of the armed forces and of freely associated states. */
const otherCodes = ['AA', 'AE', 'AP', 'FM', 'MH', 'PW'];
const codes: ReadonlySet<string> = new Set([...usStatesByName.values(), ...otherCodes]);

/** Whether a text is the postal code of a state, territory or other destination of the United States, in any case. */
export function isUsStateCode(text: string): boolean {
  return codes.has(text.toUpperCase());
}
