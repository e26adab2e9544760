import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const main = readFileSync(join(import.meta.dirname, 'main.tsx'), 'utf8');

it('the shell does not use an id on which common builds of other parties mount', () => {
  const ids = [...page.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(1);
  expect(main).toContain(`getElementById('${ids[0]}')`);
  for (const usual of [
    'root',
    'app',
    'main',
    'container',
    '__next',
    '__nuxt',
    'svelte',
    'q-app',
    'react-root',
  ])
    expect(ids).not.toContain(usual);
});
