import type en from '../en/shipping.ts';
import type { Translation } from '../../translation.ts';

const shipping: Translation<typeof en> = {
  check: {
    title: '包裹检查',
    intro: '打包前先看看哪些物流服务可以承运。此版本暂不提供运费报价。',
    parcel: '包裹信息',
    units: '单位',
    imperial: '英寸 / 磅',
    metric: '厘米 / 千克',
    length: '长',
    width: '宽',
    height: '高',
    pounds: '磅',
    ounces: '盎司',
    kilograms: '千克',
    grams: '克',
    rounding: '承运商会把每条边向上取整到英寸，例如 12.1 in 按 13 in 计算。',
    measured: '承运商的计量结果',
    sides: '边长（由长到短）',
    longest: '最长边',
    girth: '围长',
    lengthPlusGirth: '长度加围长',
    weight: '重量',
    services: '物流服务',
    incomplete: '填写三条边长和重量，即可查看哪些服务可以承运。',
    taken_other: '{{total, number}} 项服务中有 {{count, number}} 项可以承运',
    upTo: '不超过 {{limit}}',
    usedOf: '{{used}} / {{limit}}',
  },
  service: {
    'ups-ground': 'UPS Ground',
    'ups-ground-saver': 'UPS Ground Saver',
    'fedex-ground': 'FedEx Ground',
    'fedex-express': 'FedEx Express',
    usps: 'USPS Priority Mail',
    'usps-ground-advantage': 'USPS Ground Advantage',
  },
  verdict: {
    unknown: '未检查',
    fits: '可承运',
    surcharge: '可承运，有附加费',
    refused: '不可承运',
  },
  fault: {
    error: {
      weight: '超重：{{actual}}，上限 {{limit}}',
      'longest-side': '最长边超限：{{actual}}，上限 {{limit}}',
      'second-side': '次长边超限：{{actual}}，上限 {{limit}}',
      'length-plus-girth': '长度加围长超限：{{actual}}，上限 {{limit}}',
      'minimum-sides': '尺寸过小：{{actual}}，至少为 {{limit}}',
    },
    warning: {
      weight: '附加处理费：重量超过 {{limit}}（{{actual}}）',
      'longest-side': '附加处理费：最长边超过 {{limit}}（{{actual}}）',
      'second-side': '附加处理费：次长边超过 {{limit}}（{{actual}}）',
      'length-plus-girth': '附加处理费：长度加围长超过 {{limit}}（{{actual}}）',
      'minimum-sides': '附加处理费：尺寸小于 {{limit}}（{{actual}}）',
    },
  },
};

export default shipping;
