import { expect, it } from 'vitest';
import { tagsOf } from './xml-tags.ts';

it.each([
  ['<xf a="1"/><xf b="2"/>', ['<xf a="1"/>', '<xf b="2"/>']],
  ['<xfs ><xf\n a="1">1</xf>', ['<xf\n a="1">']],
  ['<xf/><xf>', []],
  ['<xf a="1"/><xf b', ['<xf a="1"/>']],
  ['<xf a="[>=1]0;0"/><xf b=\'>\'>', ['<xf a="[>=1]0;0"/>', "<xf b='>'>"]],
  ['<xf a="1/><xf b>', ['<xf a="1/>', '<xf b>']],
  ['', []],
])('finds the start tags of an element: %j', (xml, tags) => {
  expect([...tagsOf(xml, 'xf')]).toEqual(tags);
});
