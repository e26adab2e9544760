import { expect, it } from 'vitest';
import { serviceName, shippedBy } from './service-name.ts';

it.each([
  ['UPS', 'UPS Ground', 'UPS Ground'],
  ['FedEx', 'Home Delivery', 'FedEx · Home Delivery'],
  ['USPS', null, 'USPS'],
  [null, 'Ground', 'Ground'],
  [undefined, '', ''],
])('carrier %j with service %j reads %j', (carrier, service, text) => {
  expect(serviceName(carrier, service)).toBe(text);
});

it.each([
  [{ en: 'Demo Ground', zh: '演示陆运' }, 'en', 'Demo Carrier · Demo Ground'],
  [{ en: 'Demo Ground', zh: '演示陆运' }, 'zh', 'Demo Carrier · 演示陆运'],
  [null, 'en', 'Demo Carrier · DEMO_GROUND'],
])('a shipment whose service is named %j reads in %s: %s', (named, language, text) => {
  const shipment = { carrierName: 'Demo Carrier', serviceCode: 'DEMO_GROUND', serviceName: named };
  const pick = (english: string, chinese: string) => (language === 'zh' ? chinese : english);
  expect(shippedBy(shipment, { pick })).toBe(text);
});
