import { spellings } from '../imports/spellings.ts';

/** Names of the two parties of a shipment in files. */
const parties = {
  sender: { en: 'Sender | Ship from | From | Shipper', zh: '寄件人 | 发件人 | 发货人 | 寄件 | 发件 | 发货' },
  recipient: {
    en: 'Recipient | Ship to | Shipping | Delivery | Consignee | Receiver | To | Ship | Destination | Shipment',
    zh: '收件人 | 收货人 | 收件 | 收货',
  },
};

/** Names of the columns of their addresses in files. */
const parts = {
  name: { en: 'Name | Full name | Contact name | Contact', zh: '姓名 | 名称 | 名稱 | 名字' },
  company: { en: 'Company | Company name', zh: '公司 | 公司名称' },
  address1: {
    en: 'Address 1 | Address line 1 | Street 1 | Street line 1 | Address | Street | Street address | Addr 1 | Addr | Address 1&2 | Street and number | Street and house number',
    zh: '地址1 | 地址一 | 地址行1 | 详细地址 | 地址 | 街道 | 街道1 | 街道地址',
  },
  address2: {
    en: 'Address 2 | Address line 2 | Street 2 | Street line 2 | Addr 2',
    zh: '地址2 | 地址二 | 地址行2 | 街道2',
  },
  city: { en: 'City | Town | Suburb | Address city | Address town', zh: '城市 | 市 | 城市名' },
  state: {
    en: 'State | State code | Province | State/Province | Province code | Region | Address state | Address region',
    zh: '州 | 省 | 省份 | 省/州 | 州/省 | 省州',
  },
  zip: {
    en: 'Zip | ZIP code | Postal code | Postcode | Post code | Postal | Zip/Postal code | Address zip | Address postcode',
    zh: '邮编 | 邮政编码 | 邮递区号',
  },
  country: {
    en: 'Country | Country code | Country ID | Country/Region | Address country',
    zh: '国家 | 国家代码 | 国家/地区 | 国家二字码 | 国家简码',
  },
  phone: {
    en: 'Phone | Phone number | Telephone | Mobile | Tel | Contact number',
    zh: '电话 | 手机 | 手机号 | 联系电话 | 手机号码 | 联系方式 | 联络电话',
  },
  email: { en: 'Email | E-mail | Mail', zh: '邮箱 | 电子邮箱 | Email | E-mail' },
};

/**
 * Other names of a column of an address, the likeliest first: each word for the party with each word for the part, in both
 * languages, then those without a party. A field known by "Sender zip" is also known by "Recipient zip".
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
  return [...joined('en', ' '), ...joined('zh', ''), ...spellings(others)];
}
