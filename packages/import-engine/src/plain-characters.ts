/**
 * Traditional Chinese characters found in headings, each before its simplified form. Japanese headings share some of them, and
 * fold the same way.
 */
const pairs =
  '訂订單单號号編编電电話话國国郵邮遞递區区縣县碼码寬宽長长產产標标題题條条價价幣币貨货運运費费賣卖買买購购備备註注時时間间數数總总額额類类別别實实際际門门聯联絡络繫系錄录稱称規规體体積积淨净歐欧鎖锁庫库倉仓儲储種种屬属關关報报稅税劃划員员務务選选擇择適适項项說说證证簽签統统製制廠厂應应銷销採采進进參参維维護护蓋盖發发開开車车達达點点訊讯資资業业圖图顏颜質质裝装機机內内戶户個个釐厘鋰锂輕轻鄉乡鎮镇樓楼檢检';

const simple = new Map<string, string>();
const characters = Array.from(pairs);
for (let at = 0; at < characters.length; at += 2) simple.set(characters[at]!, characters[at + 1]!);
const traditional = new RegExp(`[${[...simple.keys()].join('')}]`, 'gu');

/** A heading in simplified characters: 訂單編號 is 订单编号. */
export const withPlainCharacters = (heading: string): string =>
  heading.replaceAll(traditional, (character) => simple.get(character)!);
