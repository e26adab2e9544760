import type en from '../en/shipping-addresses.ts';
import type { Translation } from '../../translation.ts';

const shippingAddresses: Translation<typeof en> = {
  label: '地址',
  add: '添加地址',
  search: '搜索地址',
  searchHint: '姓名、公司、街道、城市、邮编、电话',
  failed: '无法加载地址簿',
  empty: '暂无地址',
  emptyHint: '保存您的发件与收件地址，并可将其中之一设为默认发件人。',
  column: { name: '姓名', place: '地址', contact: '联系方式', updated: '更新时间' },
  use: { sender: '发件', return: '退件' },
  alike: '重复',
  actions: '操作',
  edit: '编辑 {{name}}',
  remove: {
    act: '删除',
    title_other: '删除 {{count, number}} 个地址？',
    text: '已有面单和订单中的地址不受影响。',
  },
  merge: {
    act: '合并重复项',
    title_other: '合并 {{count, number}} 个地址的重复项？',
    text: '每个地址仅保留一条，缺失的信息由重复项补全，重复项随后删除。',
  },
  makeSender: '设为发件地址',
  makeReturn: '设为退件地址',
  form: {
    addTitle: '添加地址',
    editTitle: '编辑地址',
    failed: '地址未能保存',
    submit: '保存地址',
    name: '姓名',
    company: '公司',
    addressLine1: '地址',
    addressLine2: '门牌、楼层等',
    city: '城市',
    stateCode: '州/省',
    zipCode: '邮编',
    country: '国家/地区',
    noCountry: '没有匹配的国家/地区',
    openCountries: '显示国家/地区',
    phone: '电话',
    email: '邮箱',
  },
};

export default shippingAddresses;
