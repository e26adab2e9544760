import { describe, expect, it } from 'vitest';
import { brandInWaiting, brandOfHost, brandOfReseller } from './brand-rules.ts';
import { isOwnHost } from './own-hosts.ts';

const origin = 'https://parcels.example';

describe('branding by host (spec §3, §9)', () => {
  it.each([
    ['localhost', true],
    ['LOCALHOST', true],
    ['127.0.0.1', true],
    ['192.168.1.20', true],
    ['[::1]', true],
    ['warehouse-pc', true],
    ['lading.app.', true],
    ['reseller.localhost', false],
    ['lading.app.evil.example', false],
    ['parcels.example', false],
  ])('%s is one of our own: %s', (host, own) => {
    expect(isOwnHost(host)).toBe(own);
  });

  it('takes a reseller’s names, pictures and colour', () => {
    const info = {
      siteName: 'Parcel Hub',
      siteNameCN: '包裹汇',
      logoUrl: '/files/logo.svg',
      mainImageUrl: 'https://cdn.example/hall.jpg',
      slogan: 'Ship it',
      colorType: { primary: '#7a3cff' },
    };
    expect(brandOfReseller(info, origin)).toMatchObject({
      name: 'Parcel Hub',
      nameCn: '包裹汇',
      logoUrl: 'https://parcels.example/files/logo.svg',
      mainImageUrl: 'https://cdn.example/hall.jpg',
      slogan: 'Ship it',
      colour: '#7a3cff',
      isReseller: true,
    });
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'http://cdn.example/a.png', 'https://'])(
    'shows no picture from %s',
    (url) => {
      expect(brandOfReseller({ logoUrl: url }, origin).logoUrl).toBeNull();
    },
  );

  it('lends nobody our name where a host gives none of its own', () => {
    expect(brandOfHost({}, origin)).toMatchObject({ name: '', colour: null, isReseller: false });
    expect(brandOfReseller({ colorType: null }, origin)).toMatchObject({ name: '', colour: null });
  });

  it.each([
    ['/ss', true],
    ['/ss/login', true],
    ['/ssl', false],
    ['/login', false],
    ['/b/', false],
  ])('that cannot be asked is nobody’s; %s tells that it is a reseller’s: %s', (pathname, isReseller) => {
    expect(brandInWaiting(pathname)).toMatchObject({ name: '', logoUrl: null, isReseller, isKnown: false });
  });
});
