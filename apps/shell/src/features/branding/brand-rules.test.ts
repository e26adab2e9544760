// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { brandInWaiting, brandOfHost, brandOfReseller } from './brand-rules.ts';
import { isOwnHost } from './load-brand.ts';

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

  it('takes the own hosts that the server names in the page', () => {
    const meta = document.createElement('meta');
    meta.name = 'own-hosts';
    meta.content = 'ship.example,localhost';
    document.head.append(meta);
    expect(isOwnHost('Ship.example')).toBe(true);
    expect(isOwnHost('lading.app')).toBe(false);
    meta.remove();
    expect(isOwnHost('lading.app')).toBe(true);
  });

  it('uses a reseller’s names, pictures and color', () => {
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

  it('does not use our name for a host without its own', () => {
    expect(brandOfHost({}, origin)).toMatchObject({ name: '', colour: null, isReseller: false });
    expect(brandOfReseller({ colorType: null }, origin)).toMatchObject({ name: '', colour: null });
  });

  it.each([
    ['/ss', true],
    ['/ss/login', true],
    ['/ssl', false],
    ['/login', false],
    ['/b/', false],
  ])('that cannot be requested is unknown; %s shows that it is a reseller’s: %s', (pathname, isReseller) => {
    expect(brandInWaiting(pathname)).toMatchObject({ name: '', logoUrl: null, isReseller, isKnown: false });
  });
});
