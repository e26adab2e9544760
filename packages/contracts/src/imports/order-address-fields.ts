import type { ImportField } from './define-import.ts';
import { partySpellings } from './party-spellings.ts';

/** Sender and recipient of an order (spec §3). */
export const orderAddressFields = [
  text(
    'senderName',
    'Sender name',
    '寄件人姓名',
    true,
    partySpellings('sender', 'name', 'Sender | Shipper | 寄件人 | 发件人 | 发货人'),
  ),
  {
    key: 'senderCountryCode',
    label: { en: 'Sender country', zh: '寄件人国家' },
    required: true,
    editor: 'select',
    options: 'countries',
    aliases: partySpellings('sender', 'country'),
  },
  text('senderCompany', 'Sender company', '寄件人公司', false, partySpellings('sender', 'company')),
  text(
    'senderAddressLine1',
    'Sender address line 1',
    '寄件人地址1',
    true,
    partySpellings('sender', 'address1'),
  ),
  text(
    'senderAddressLine2',
    'Sender address line 2',
    '寄件人地址2',
    false,
    partySpellings('sender', 'address2'),
  ),
  text('senderCity', 'Sender city', '寄件人城市', true, partySpellings('sender', 'city')),
  {
    ...text('senderStateCode', 'Sender state', '寄件人州/省', true, partySpellings('sender', 'state')),
    address: { part: 'state', countryField: 'senderCountryCode' },
  },
  {
    ...text('senderZipCode', 'Sender ZIP code', '寄件人邮编', true, partySpellings('sender', 'zip')),
    address: { part: 'zip', countryField: 'senderCountryCode' },
  },
  {
    ...text('senderPhone', 'Sender phone', '寄件人电话', true, partySpellings('sender', 'phone')),
    isPhone: true,
  },
  {
    ...text('senderEmail', 'Sender e-mail', '寄件人邮箱', false, partySpellings('sender', 'email')),
    format: 'email',
  },
  text(
    'name',
    'Recipient name',
    '收件人姓名',
    true,
    partySpellings(
      'recipient',
      'name',
      'Name | Recipient | Consignee | Receiver | Buyer name | Customer name | 收件人 | 收货人 | 姓名',
    ),
  ),
  text(
    'addressLine1',
    'Recipient address line 1',
    '收件人地址1',
    true,
    partySpellings(
      'recipient',
      'address1',
      'Address | Address 1 | Address line 1 | Street | Street 1 | ship-address-1 | 地址 | 地址1 | 详细地址',
    ),
  ),
  text(
    'addressLine2',
    'Recipient address line 2',
    '收件人地址2',
    false,
    partySpellings('recipient', 'address2', 'Address 2 | Address line 2 | Street 2 | ship-address-2 | 地址2'),
  ),
  text(
    'company',
    'Recipient company',
    '收件人公司',
    false,
    partySpellings('recipient', 'company', 'Company | Company name | 公司'),
  ),
  text(
    'city',
    'Recipient city',
    '收件人城市',
    true,
    partySpellings('recipient', 'city', 'City | ship-city | Town | 城市'),
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
        'State | State code | Province | ship-state | Region | 州 | 省 | 省份',
      ),
    ),
    address: { part: 'state', countryField: 'countryCode' },
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
        'Zip | ZIP code | Postal code | Postcode | ship-postal-code | 邮编 | 邮政编码',
      ),
    ),
    address: { part: 'zip', countryField: 'countryCode' },
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
      'Country | Country code | ship-country | 国家 | 国家代码',
    ),
  },
  {
    ...text(
      'email',
      'Recipient e-mail',
      '收件人邮箱',
      false,
      partySpellings(
        'recipient',
        'email',
        'Email | E-mail | Buyer email | Customer email | 邮箱 | 电子邮箱 | 邮件',
      ),
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
      partySpellings(
        'recipient',
        'phone',
        'Phone | Phone number | Telephone | Mobile | Buyer phone number | ship-phone-number | 电话 | 手机 | 手机号 | 联系电话',
      ),
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
  aliases: readonly string[],
) {
  return {
    key,
    label: { en, zh },
    required,
    editor: 'text',
    maxLength: 200,
    aliases,
  } as const;
}
