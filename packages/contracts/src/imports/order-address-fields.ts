import type { ImportField } from './define-import.ts';
import { spellings } from './spellings.ts';

/** Sender and recipient of an order (spec §3). */
export const orderAddressFields = [
  text(
    'senderName',
    'Sender name',
    '寄件人姓名',
    true,
    'Ship from name | From name | Sender | Shipper | Shipper name | 寄件人 | 发件人 | 发件人姓名 | 寄件人名稱',
  ),
  {
    key: 'senderCountryCode',
    label: { en: 'Sender country', zh: '寄件人国家' },
    required: true,
    editor: 'select',
    options: 'countries',
    aliases: spellings(
      'Sender country code | Ship from country | From country | Shipper country | 发件人国家 | 寄件国家 | 发件国家',
    ),
  },
  text(
    'senderCompany',
    'Sender company',
    '寄件人公司',
    false,
    'Ship from company | From company | Shipper company | 发件人公司 | 寄件公司',
  ),
  text(
    'senderAddressLine1',
    'Sender address line 1',
    '寄件人地址1',
    true,
    'Sender address | Sender address 1 | Ship from address 1 | From address | From address 1 | Sender street | 寄件人地址 | 发件人地址 | 发件地址 | 发件人地址1',
  ),
  text(
    'senderAddressLine2',
    'Sender address line 2',
    '寄件人地址2',
    false,
    'Sender address 2 | Ship from address 2 | From address 2 | 发件人地址2',
  ),
  text(
    'senderCity',
    'Sender city',
    '寄件人城市',
    true,
    'Ship from city | From city | Shipper city | 发件人城市 | 寄件城市 | 发件城市',
  ),
  {
    ...text(
      'senderStateCode',
      'Sender state',
      '寄件人州/省',
      true,
      'Sender state code | Ship from state | From state | Sender province | 发件人州 | 发件人省份 | 寄件人省份 | 寄件人州',
    ),
    address: { part: 'state', countryField: 'senderCountryCode' },
  },
  {
    ...text(
      'senderZipCode',
      'Sender ZIP code',
      '寄件人邮编',
      true,
      'Sender zip | Sender postal code | Sender postcode | Ship from zip | From zip | From postal code | 发件人邮编 | 寄件邮编',
    ),
    address: { part: 'zip', countryField: 'senderCountryCode' },
  },
  {
    ...text(
      'senderPhone',
      'Sender phone',
      '寄件人电话',
      true,
      'Ship from phone | From phone | Sender telephone | Shipper phone | 发件人电话 | 寄件人手机',
    ),
    isPhone: true,
  },
  {
    ...text(
      'senderEmail',
      'Sender e-mail',
      '寄件人邮箱',
      false,
      'Sender mail | From email | Shipper email | 发件人邮箱',
    ),
    format: 'email',
  },
  text(
    'name',
    'Recipient name',
    '收件人姓名',
    true,
    'Name | Recipient | Ship to name | To name | Shipping name | Consignee | Consignee name | Buyer name | Customer name | Ship To - Name | recipient-name | 收件人 | 收货人 | 收货人姓名 | 姓名 | 收件人名稱',
  ),
  text(
    'addressLine1',
    'Recipient address line 1',
    '收件人地址1',
    true,
    'Address | Address 1 | Address line 1 | Street | Street 1 | Ship to address 1 | Ship address 1 | Shipping address1 | Shipping street | Ship To - Address 1 | ship-address-1 | Recipient address | 收件人地址 | 收货地址 | 地址 | 地址1 | 详细地址',
  ),
  text(
    'addressLine2',
    'Recipient address line 2',
    '收件人地址2',
    false,
    'Address 2 | Address line 2 | Street 2 | Ship to address 2 | Shipping address2 | Ship To - Address 2 | ship-address-2 | 地址2',
  ),
  text(
    'company',
    'Recipient company',
    '收件人公司',
    false,
    'Company | Company name | Ship to company | Shipping company | Ship To - Company | 公司 | 收货公司',
  ),
  text(
    'city',
    'Recipient city',
    '收件人城市',
    true,
    'City | Ship to city | Shipping city | Ship To - City | ship-city | Town | 城市 | 收货城市',
  ),
  {
    ...text(
      'stateCode',
      'Recipient state',
      '收件人州/省',
      true,
      'State | State code | Province | Ship to state | Shipping province | Ship To - State | ship-state | Region | 州 | 省 | 省份 | 收件人省份 | 收件人州',
    ),
    address: { part: 'state', countryField: 'countryCode' },
  },
  {
    ...text(
      'zipCode',
      'Recipient ZIP code',
      '收件人邮编',
      true,
      'Zip | ZIP code | Postal code | Postcode | Ship to zip | Shipping zip | Ship To - Postal Code | ship-postal-code | 邮编 | 邮政编码 | 收货邮编',
    ),
    address: { part: 'zip', countryField: 'countryCode' },
  },
  {
    key: 'countryCode',
    label: { en: 'Recipient country', zh: '收件人国家' },
    required: true,
    editor: 'select',
    options: 'countries',
    aliases: spellings(
      'Country | Country code | Ship to country | Shipping country | Ship To - Country | ship-country | 国家 | 国家代码 | 收货国家',
    ),
  },
  {
    ...text(
      'email',
      'Recipient e-mail',
      '收件人邮箱',
      false,
      'Email | E-mail | Buyer email | Customer email | buyer-email | 邮箱 | 电子邮箱 | 邮件',
    ),
    format: 'email',
    looksLike: 'email',
  },
  {
    ...text(
      'phone',
      'Recipient phone',
      '收件人电话',
      false,
      'Phone | Phone number | Telephone | Mobile | Ship to phone | Shipping phone | Buyer phone number | Ship To - Phone | ship-phone-number | 电话 | 手机 | 手机号 | 联系电话',
    ),
    isPhone: true,
  },
] as const satisfies readonly ImportField[];

/** A text of an address; what a carrier allows is the server's to check. */
function text<const Key extends string>(
  key: Key,
  en: string,
  zh: string,
  required: boolean,
  aliases: string,
) {
  return {
    key,
    label: { en, zh },
    required,
    editor: 'text',
    maxLength: 200,
    aliases: spellings(aliases),
  } as const;
}
