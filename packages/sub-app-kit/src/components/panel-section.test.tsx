// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PanelSection } from './panel-section.tsx';

afterEach(cleanup);

it('is a region named by its title, which is also its heading', () => {
  render(
    <PanelSection title="Packages" hint="As measured">
      <p>2 lb</p>
    </PanelSection>,
  );
  const section = within(screen.getByRole('region', { name: 'Packages' }));
  expect(section.getByRole('heading', { level: 3, name: 'Packages' })).toBeTruthy();
  expect(section.getByText('As measured')).toBeTruthy();
  expect(section.getByText('2 lb')).toBeTruthy();
});
