import { describe, expect, it } from 'vitest';
import { wooStateCode } from './woo-states.ts';

describe("states by WooCommerce's own codes", () => {
  it.each([
    ['JP', 'JP13', 'JP-13'],
    ['TR', 'TR34', 'TR-34'],
    // WooCommerce has its own numbers for provinces of China: 11 is Jiangsu, 12 Zhejiang.
    ['CN', 'CN1', 'CN-YN'],
    ['CN', 'CN11', 'CN-JS'],
    ['CN', 'CN12', 'CN-ZJ'],
    ['CN', 'CN32', 'CN-XJ'],
    ['UA', 'UA30', 'UA-30'],
    ['RS', 'RS00', 'RS-00'],
    ['TZ', 'TZ02', 'TZ-02'],
    ['KE', 'KE30', 'KE-30'],
    ['UG', 'UG314', 'UG-314'],
    ['EG', 'EGALX', 'EG-ALX'],
    ['MA', 'macas', 'MA-CAS'],
    // Letters beside numbers in one list.
    ['VN', 'vnsg', 'VN-SG'],
    ['VN', 'vn56', 'VN-56'],
    ['RS', 'RSVO', 'RS-VO'],
    // Kharkiv and Kherson, as older versions write them.
    ['UA', 'KK', 'UA-63'],
    ['UA', 'KS', 'UA-65'],
    ['UA', 'Kyiv', 'Kyiv'],
    // Letters of its own.
    ['MY', 'JHR', 'MY-01'],
    ['MY', 'kdh', 'MY-02'],
    ['MY', 'KUL', 'MY-14'],
    ['MX', 'DF', 'MX-CMX'],
    ['MX', 'JA', 'MX-JAL'],
    ['MX', 'NL', 'MX-NLE'],
    ['MX', 'MX', 'MX-MEX'],
    ['MX', 'Jalisco', 'Jalisco'],
    ['CA', 'NL', 'NL'],
    ['IR', 'THR', 'IR-23'],
    ['MD', 'C', 'MD-CU'],
    ['NZ', 'AK', 'NZ-AUK'],
    ['NZ', 'AUK', 'AUK'],
    ['PH', '00', 'PH-00'],
    ['NP', 'BAG', 'Bagmati'],
    // Codes that carriers already know.
    ['US', 'CA', 'CA'],
    ['CA', 'CA', 'CA'],
    ['DE', 'DE-BW', 'DE-BW'],
    ['IT', 'IT', 'IT'],
    ['HK', 'KOWLOON', 'KOWLOON'],
    ['CN', 'CN99', 'CN99'],
    ['GB', '', ''],
    ['SG', null, null],
  ])('%s %s is %s', (country, state, meant) => {
    expect(wooStateCode(country, state)).toBe(meant);
  });

  it.each([
    ['CN11', '210000', 'CN-JS'],
    ['CN11', '310000', 'CN-ZJ'],
    ['CN20', ' 518000 ', 'CN-GD'],
    // A postal code without a province leaves the decision to the list.
    ['CN12', '000000', 'CN-ZJ'],
    ['CN12', '100000', 'CN-ZJ'],
    ['CN12', '', 'CN-ZJ'],
    ['CN12', '99', 'CN-ZJ'],
    ['CN12', undefined, 'CN-ZJ'],
    // A code of the country itself stays.
    ['GD', '310000', 'GD'],
  ])('%s with the postal code %s is %s', (state, postcode, meant) => {
    expect(wooStateCode('CN', state, postcode)).toBe(meant);
  });
});
