import { expect, it } from 'vitest';
import { readableUrl } from './readable-url.ts';

it.each([
  ['/b/%', '/b/%25'],
  ['/b/100%?page=2&q=%', '/b/100%25?page=2&q=%'],
  ['/o/%E4%B8', '/o/%25E4%25B8'],
  ['/b/%2', '/b/%252'],
  ['/b/%E5%8F%B7', '/b/%E5%8F%B7'],
  ['/b/?q=%', '/b/?q=%'],
  ['/api/wms-user/%', '/api/wms-user/%'],
])('%s is read as %s', (url, read) => {
  expect(readableUrl(url)).toBe(read);
});
