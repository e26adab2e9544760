import { expect, test } from './host-test.ts';

test.describe("another party's app, built outside of this repository with the guide alone", () => {
  test('shows as a module that shares React with the shell', async ({ host }) => {
    await host.open('/x/');
    await expect(host.heading('Stranger')).toHaveCSS('color', 'rgb(11, 22, 33)');
    await host.page.getByRole('button', { name: 'Count 0' }).click();
    await expect(host.page.getByRole('button', { name: 'Count 1' })).toBeVisible();
    const descriptor = await host.page.evaluate(async () =>
      (await fetch('/sub-apps/stranger/app.json')).json(),
    );
    expect((descriptor as { libraries: string[] }).libraries).toContain('react');
  });

  test('shows as a module of the plain Vite configuration, with its own React', async ({ host }) => {
    await host.open('/x-plain/');
    await expect(host.heading('Stranger')).toHaveCSS('color', 'rgb(11, 22, 33)');
    await host.page.getByRole('button', { name: 'Count 0' }).click();
    await expect(host.page.getByRole('button', { name: 'Count 1' })).toBeVisible();
    await host.choose('Plain');
    await expect(host.heading('Plain')).toBeVisible();
    await expect(host.heading('Stranger')).toHaveCount(0);
  });

  test('shows as an unmodified page in a frame', async ({ host }) => {
    await host.open('/x-page/');
    const inside = host.page.frameLocator(`iframe[title="A stranger's own page"]`);
    await expect(inside.getByRole('heading', { name: 'Stranger' })).toHaveCSS('color', 'rgb(11, 22, 33)');
    await inside.getByRole('button', { name: 'Count 0' }).click();
    await expect(inside.getByRole('button', { name: 'Count 1' })).toBeVisible();
  });

  test('that is a usual page by mistake named a module does not replace the shell', async ({ host }) => {
    await host.open('/x-usual/');
    await expect(host.page.getByRole('alert')).toContainText('could not be shown');
    await host.page.getByRole('button', { name: 'Shell 0' }).click();
    await expect(host.page.getByRole('button', { name: 'Shell 1' })).toBeVisible();
    await host.choose('Plain');
    await expect(host.heading('Plain')).toBeVisible();
  });
});
