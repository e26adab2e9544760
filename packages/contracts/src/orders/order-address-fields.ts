import type { ImportField } from '../imports/define-import.ts';
import { addressLengths } from './address-lengths.ts';
import { partySpellings } from './party-spellings.ts';
import { spellings } from '../imports/spellings.ts';

/** Sender and recipient of an order (spec §3). */
export const orderAddressFields = [
  text(
    'senderName',
    'Sender name',
    '发件人姓名',
    true,
    partySpellings('sender', 'name', 'Sender | Shipper | 寄件人 | 发件人 | 发货人'),
  ),
  {
    key: 'senderCountryCode',
    label: { en: 'Sender country', zh: '发件人国家' },
    required: true,
    editor: 'select',
    options: 'countries',
    aliases: partySpellings('sender', 'country'),
    isNeverToldByValues: true,
  },
  text('senderCompany', 'Sender company', '发件人公司', false, partySpellings('sender', 'company')),
  text(
    'senderAddressLine1',
    'Sender address line 1',
    '发件人地址1',
    true,
    partySpellings('sender', 'address1'),
  ),
  text(
    'senderAddressLine2',
    'Sender address line 2',
    '发件人地址2',
    false,
    partySpellings('sender', 'address2'),
  ),
  text('senderCity', 'Sender city', '发件人城市', true, partySpellings('sender', 'city')),
  {
    ...text('senderStateCode', 'Sender state', '发件人州/省', true, partySpellings('sender', 'state')),
    maxLength: addressLengths.stateCode,
    address: { part: 'state', countryField: 'senderCountryCode' },
  },
  {
    ...text('senderZipCode', 'Sender ZIP code', '发件人邮编', true, partySpellings('sender', 'zip')),
    maxLength: addressLengths.zipCode,
    address: { part: 'zip', countryField: 'senderCountryCode' },
  },
  {
    ...text('senderPhone', 'Sender phone', '发件人电话', true, partySpellings('sender', 'phone')),
    maxLength: addressLengths.phone,
    isPhone: true,
  },
  {
    ...text('senderEmail', 'Sender email', '发件人邮箱', false, partySpellings('sender', 'email')),
    maxLength: addressLengths.email,
    format: 'email',
  },
  {
    ...text(
      'name',
      'Recipient name',
      '收件人姓名',
      true,
      partySpellings(
        'recipient',
        'name',
        'Recipient | Consignee | Receiver | Ship to | Name | Full name | Attention | Shipping customer name | 收件人 | 收货人 | 姓名',
      ),
    ),
    looksLike: 'person',
    weakAliases: spellings(
      'Buyer name | Customer name | Customer full name | Customer | Contact name | Contact | Buyer | 买家姓名 | 客户姓名 | 客户名称 | 客户 | 联系人',
    ),
  },
  {
    ...text(
      'addressLine1',
      'Recipient address line 1',
      '收件人地址1',
      true,
      partySpellings(
        'recipient',
        'address1',
        'Address 1 | Address line 1 | Street 1 | Street line 1 | Address | Street | Street address | Addr 1 | Detail address | Detailed address | 地址1 | 地址一 | 地址行1 | 街道1 | 详细地址 | 地址 | 邮寄地址1 | 邮寄地址',
      ),
    ),
    looksLike: 'street',
  },
  text(
    'addressLine2',
    'Recipient address line 2',
    '收件人地址2',
    false,
    partySpellings(
      'recipient',
      'address2',
      'Address 2 | Address line 2 | Street 2 | Street line 2 | Addr 2 | Additional address information | Additional address | Apt | Suite | 地址2 | 地址二 | 地址行2 | 街道2 | 邮寄地址2',
    ),
  ),
  {
    ...text(
      'company',
      'Recipient company',
      '收件人公司',
      false,
      partySpellings(
        'recipient',
        'company',
        'Company | Company name | Company or name | Business name | Organization | 公司',
      ),
    ),
    weakAliases: spellings('Customer company | Buyer company'),
  },
  text(
    'city',
    'Recipient city',
    '收件人城市',
    true,
    partySpellings('recipient', 'city', 'City | Town | 城市 | 市'),
  ),
  {
    ...text(
      'stateCode',
      'Recipient state',
      '收件人州/省',
      true,
      partySpellings(
        'recipient',
        'state',
        'State | State code | Province | State/Province | State/Prov/Other | State/Region | Region | County | 州 | 省 | 省份 | 省/州 | 州/省 | 所属地区',
      ),
    ),
    maxLength: addressLengths.stateCode,
    address: { part: 'state', countryField: 'countryCode' },
    looksLike: 'state',
  },
  {
    ...text(
      'zipCode',
      'Recipient ZIP code',
      '收件人邮编',
      true,
      partySpellings(
        'recipient',
        'zip',
        'Zip | ZIP code | Postal code | Postcode | Zip/Postal code | 邮编 | 邮政编码',
      ),
    ),
    maxLength: addressLengths.zipCode,
    address: { part: 'zip', countryField: 'countryCode' },
    looksLike: 'zip',
  },
  {
    key: 'countryCode',
    label: { en: 'Recipient country', zh: '收件人国家' },
    required: true,
    editor: 'select',
    options: 'countries',
    aliases: partySpellings(
      'recipient',
      'country',
      'Country | Country code | Country/Region | Country/Territory | 国家代码 | 国家二字码 | 国家简码 | 国家 | 国家/地区',
    ),
  },
  {
    ...text(
      'email',
      'Recipient email',
      '收件人邮箱',
      false,
      partySpellings('recipient', 'email', 'Email | E-mail | Email address | 邮箱 | 电子邮箱 | 邮件'),
    ),
    maxLength: addressLengths.email,
    format: 'email',
    looksLike: 'email',
    weakAliases: spellings(
      'Buyer email | Customer email | Contact email | Billing email | Virtual email | Email (Billing) | Customer email address | 买家邮箱 | 客户邮箱',
    ),
  },
  {
    ...text(
      'phone',
      'Recipient phone',
      '收件人电话',
      false,
      partySpellings(
        'recipient',
        'phone',
        'Phone | Phone number | Telephone | Mobile | Tel | 电话 | 手机 | 手机号 | 手机号码 | 联系电话 | 联系手机 | 电话1 | 手机1',
      ),
    ),
    maxLength: addressLengths.phone,
    isPhone: true,
    looksLike: 'phone',
    weakAliases: spellings(
      'Buyer phone number | Buyer phone | Customer phone number | Customer phone | Contact phone | Phone (Billing) | Customer buyer phone number | 买家电话 | 客户电话',
    ),
  },
] as const satisfies readonly ImportField[];

/** A text of an address; the server checks what a carrier allows. */
function text<const Key extends string>(
  key: Key,
  en: string,
  zh: string,
  required: boolean,
  aliases: readonly string[],
) {
  return {
    key,
    label: { en, zh },
    required,
    editor: 'text',
    maxLength: addressLengths.text,
    aliases,
  } as const;
}
