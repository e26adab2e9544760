import { spellings } from './spellings.ts';

/** What files call the two parties of a shipment. */
const parties = {
  sender: { en: 'Sender | Ship from | From | Shipper', zh: '寄件人 | 发件人 | 发货人 | 寄件 | 发件 | 发货' },
  recipient: {
    en: 'Recipient | Ship to | Shipping | Delivery | Consignee | Receiver | To',
    zh: '收件人 | 收货人 | 收件 | 收货',
  },
};

/** What files call a column of their addresses. */
const parts = {
  name: { en: 'Name', zh: '姓名 | 名称 | 名稱' },
  company: { en: 'Company | Company name', zh: '公司 | 公司名称' },
  address1: {
    en: 'Address 1 | Address | Address line 1 | Street | Street 1',
    zh: '地址1 | 地址 | 详细地址 | 街道',
  },
  address2: { en: 'Address 2 | Address line 2 | Street 2', zh: '地址2' },
  city: { en: 'City | Town', zh: '城市' },
  state: { en: 'State | State code | Province', zh: '州 | 省 | 省份' },
  zip: { en: 'Zip | ZIP code | Postal code | Postcode', zh: '邮编 | 邮政编码' },
  country: { en: 'Country | Country code', zh: '国家 | 国家代码' },
  phone: { en: 'Phone | Phone number | Telephone | Mobile', zh: '电话 | 手机 | 手机号 | 联系电话' },
  email: { en: 'Email | E-mail | Mail', zh: '邮箱 | 电子邮箱' },
};

/**
 * Other names of a column of an address: those that only it has, then each word for the party with each word for the part, in both
 * languages. Whoever is known by "Sender zip" is known by "Recipient zip" too.
 */
export function partySpellings(
  party: keyof typeof parties,
  part: keyof typeof parts,
  others = '',
): readonly string[] {
  const joined = (language: 'en' | 'zh', between: string) =>
    spellings(parties[party][language]).flatMap((whose) =>
      spellings(parts[part][language]).map((what) => `${whose}${between}${what}`),
    );
  return [...spellings(others), ...joined('en', ' '), ...joined('zh', '')];
}
