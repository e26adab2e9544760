import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { defineImport } from '../imports/define-import.ts';
import { recordImportCalls } from '../imports/record-import.calls.ts';
import { spellings } from '../imports/spellings.ts';
import { orderAddressFields } from '../orders/order-address-fields.ts';
import { orderAddresses } from '../orders/order-names.ts';
import { taskType } from '../tasks/task.ts';

/** Names of a recipient's columns in orders; here they name the party of an entry. */
const recipientNames = Object.fromEntries(
  orderAddressFields.filter(({ key }) => !key.startsWith('sender')).map(({ key, aliases }) => [key, aliases]),
);

/**
 * The import of addresses into the address book. An address of the same party at the same place is updated if the row adds or
 * changes something; every other row is a new entry.
 */
export const addressImport = defineImport({
  key: 'address-book',
  title: { en: 'Import addresses', zh: '导入地址' },
  mayUpdate: true,
  mayAddTemplates: true,
  templateType: taskType.addressImport,
  rowsFrom: 'cached-view',
  uniqueBy: ['name', 'company', 'addressLine1', 'addressLine2', 'city', 'zipCode'],
  otherNames: recipientNames,
  addresses: { recipient: orderAddresses.recipient },
  headingNoise: spellings(
    'contact | recipient | receiver | shipping | ship to | business | work | home | office | main | mailing | 收件人 | 收货人 | 联系人',
  ),
  fields: [
    {
      key: 'name',
      label: { en: 'Name', zh: '姓名' },
      required: true,
      editor: 'text',
      maxLength: 100,
      widthPx: 160,
      looksLike: 'person',
      aliases: spellings(`
        Full name | Contact name | Contact | Recipient | Recipient name | Consignee | Receiver | Attention | Customer name | Customer |
        联系人 | 收件人 | 收货人 | 收件人姓名 | 姓名`),
    },
    {
      key: 'company',
      label: { en: 'Company', zh: '公司' },
      editor: 'text',
      maxLength: 100,
      widthPx: 140,
      aliases: spellings('Company name | Business name | Organization | Organisation | 公司名称 | 单位'),
    },
    {
      key: 'addressLine1',
      label: { en: 'Address line 1', zh: '地址1' },
      required: true,
      editor: 'text',
      maxLength: 100,
      widthPx: 200,
      looksLike: 'street',
      aliases: spellings(`
        Address 1 | Address | Street | Street address | Street 1 | Addr 1 | Address1 | 地址 | 详细地址 | 街道地址 | 地址一`),
    },
    {
      key: 'addressLine2',
      label: { en: 'Address line 2', zh: '地址2' },
      editor: 'text',
      maxLength: 100,
      widthPx: 140,
      aliases: spellings('Address 2 | Street 2 | Addr 2 | Address2 | Apt | Suite | Unit | 地址二 | 门牌号'),
    },
    {
      key: 'city',
      label: { en: 'City', zh: '城市' },
      required: true,
      editor: 'text',
      maxLength: 100,
      aliases: spellings('Town | City/Town | 市'),
    },
    {
      key: 'stateCode',
      label: { en: 'State', zh: '州/省' },
      editor: 'text',
      maxLength: 50,
      address: { part: 'state', countryField: 'countryCode' },
      looksLike: 'state',
      aliases: spellings('State code | Province | State/Province | Region | County | 州 | 省 | 省份'),
    },
    {
      key: 'zipCode',
      label: { en: 'ZIP code', zh: '邮编' },
      editor: 'text',
      isCode: true,
      maxLength: 20,
      address: { part: 'zip', countryField: 'countryCode' },
      looksLike: 'zip',
      aliases: spellings('Zip | Postal code | Postcode | Zip/Postal code | 邮政编码'),
    },
    {
      key: 'countryCode',
      label: { en: 'Country', zh: '国家' },
      required: true,
      editor: 'select',
      options: 'countries',
      aliases: spellings('Country code | Country/Region | 国家代码 | 国家/地区 | 国家二字码'),
    },
    {
      key: 'phone',
      label: { en: 'Phone', zh: '电话' },
      editor: 'text',
      maxLength: 40,
      isPhone: true,
      looksLike: 'phone',
      aliases: spellings('Phone number | Telephone | Tel | Mobile | 电话号码 | 手机 | 联系电话'),
    },
    {
      key: 'email',
      label: { en: 'Email', zh: '邮箱' },
      editor: 'text',
      maxLength: 254,
      format: 'email',
      looksLike: 'email',
      aliases: spellings('E-mail | Email address | Mail | 电子邮箱 | 邮件'),
    },
  ],
  sample: [
    {
      name: 'Dana Whitfield',
      company: '',
      addressLine1: '418 Larkin St',
      addressLine2: 'Apt 6',
      city: 'San Francisco',
      stateCode: 'CA',
      zipCode: '94102',
      countryCode: 'US',
      phone: '+1 415 555 0132',
      email: 'dana@example.com',
    },
    {
      name: '王芳',
      company: '海风贸易',
      addressLine1: '南京西路 1266 号',
      addressLine2: '',
      city: '上海',
      stateCode: '',
      zipCode: '200040',
      countryCode: 'CN',
      phone: '',
      email: '',
    },
  ],
});

/** The calls of the address import. Ours. */
export const addressImportApi = defineService(
  'address-import',
  recordImportCalls(`${productService('shipment')}/address/book`, 'addresses'),
);
