import { describe, expect, it } from 'vitest';
import { storeAddress } from './store-address-rules.ts';

describe('the address of a store as it was entered', () => {
  it.each([
    ['shopify', 'juniper', 'https://juniper.myshopify.com'],
    ['shopify', 'Juniper.myshopify.com', 'https://juniper.myshopify.com'],
    ['shopify', 'https://juniper.myshopify.com/admin?x=1', 'https://juniper.myshopify.com'],
    ['shopify', 'https://myshopify.com.evil.example', undefined],
    ['shopify', 'evil.example/.myshopify.com', undefined],
    ['shopify', 'http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
    ['woo-commerce', 'shop.example', 'https://shop.example'],
    ['woo-commerce', 'https://shop.example/en/', 'https://shop.example/en'],
    ['woo-commerce', 'https://shop.example/wp-admin/admin.php?page=wc', 'https://shop.example'],
    ['woo-commerce', 'http://shop.example', undefined],
    ['woo-commerce', 'ftp://shop.example', undefined],
    ['woo-commerce', 'https://user:pass@shop.example', undefined],
    ['woo-commerce', 'https://', undefined],
    ['woo-commerce', 'not an address', undefined],
    ['woo-commerce', 'http://127.0.0.1:9000/shop', 'http://127.0.0.1:9000/shop'],
  ] as const)('%s %s is %s', (channel, entered, address) =>
    expect(storeAddress(channel, entered, new Set(['127.0.0.1:9000']))).toBe(address),
  );
});
