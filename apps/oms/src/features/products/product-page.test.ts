// @vitest-environment happy-dom
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mountAt } from '../../testing/mount-oms.ts';

const mug = {
  productId: '5',
  skuCode: '0012-MUG',
  skuName: 'Mug',
  packageType: 'Package Needed',
  unit: 'in/lb',
  length: 5,
  width: 4,
  height: 4,
  brand: 'Pine',
};

let app: MountedApp;
let person = 0;
let onSave: (body: Record<string, unknown>) => object;

const server: Answer = ({ method, path, body }) => {
  if (path.includes('/product/detail/')) return { result: 'OK', data: mug };
  if (method === 'PUT') return onSave(JSON.parse(body) as Record<string, unknown>);
  return { result: 'OK', data: { records: [], total: 0 } };
};

const field = (label: string) => {
  const name = [...document.querySelectorAll('label')].find(
    (one) => one.textContent?.replace('*', '') === label,
  );
  return document.getElementById(name?.getAttribute('for') ?? '') as HTMLInputElement;
};
const type = (label: string, text: string) => {
  const input = field(label);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const saves = () => app.calls.filter(({ method }) => method === 'PUT');
const press = (text: string) => app.find('button', text).click();

beforeEach(async () => {
  onSave = (body) => ({ result: 'OK', data: { ...mug, ...body } });
  person += 1;
  app = await mountAt('#/app/products/5', server, String(person));
  await eventually(() => app.find('button', 'Save changes'));
}, 60_000);
afterEach(() => app.unmount());

describe('a product', { timeout: 60_000 }, () => {
  it('is saved with its identifier and the changes, codes as entered', async () => {
    type('Brand', 'Oak');
    await eventually(() => expect(app.text()).toContain('Unsaved changes'));
    press('Save changes');
    await eventually(() => expect(app.text()).toContain('Saved'));
    expect(JSON.parse(saves()[0]?.body ?? '')).toMatchObject({
      productId: '5',
      skuCode: '0012-MUG',
      brand: 'Oak',
    });
  });

  it('is not sent while a required field is empty', async () => {
    type('Name', '');
    await eventually(() => expect(app.text()).toContain('Unsaved changes'));
    press('Save changes');
    await eventually(() => expect(app.text()).toContain('This field is required'));
    expect(saves()).toEqual([]);
  });

  it('shows the server’s error at its field, in the reader’s language', async () => {
    const taken = { fieldName: 'skuCode', message: 'Taken already', zhMessage: '已占用' };
    onSave = () => ({ result: 'ERR', code: 409, message: 'Conflict', zhMessage: '冲突', errors: [taken] });
    type('SKU', 'OTHER');
    await eventually(() => expect(app.text()).toContain('Unsaved changes'));
    press('Save changes');
    await eventually(() => expect(field('SKU').getAttribute('aria-invalid')).toBe('true'));
    expect(app.text()).toContain('Taken already');
    app.setState({ lang: 'cn' });
    await eventually(() => expect(app.text()).toContain('已占用'));
  });

  it('keeps unsaved changes when the shell removes the page', async () => {
    type('Brand', 'Birch');
    await eventually(() => expect(app.text()).toContain('Unsaved changes'));
    await app.unmount();
    app = await mountAt('#/app/products/5', server, String(person));
    await eventually(() => expect(app.text()).toContain('Your unsaved changes were restored'));
    expect(field('Brand').value).toBe('Birch');
    press('Discard changes');
    await eventually(() => expect(field('Brand').value).toBe('Pine'));
  });

  it('offers unsaved changes after a reload, to restore or to discard', async () => {
    const reload = async () => {
      const key = `lading.draft.${person}.product.5`;
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object;
      await app.unmount();
      sessionStorage.setItem(key, JSON.stringify({ ...kept, visit: 'an earlier load' }));
      app = await mountAt('#/app/products/5', server, String(person));
      await eventually(() => app.find('button', 'Restore changes'));
    };
    type('Brand', 'Birch');
    await eventually(() => expect(app.text()).toContain('Unsaved changes'));
    await reload();
    expect(field('Brand').value).toBe('Pine');
    press('Restore changes');
    await eventually(() => expect(field('Brand').value).toBe('Birch'));
    await eventually(() => expect(app.text()).toContain('Unsaved changes'));

    await reload();
    press('Discard them');
    await eventually(() => expect(app.text()).not.toContain('Restore changes'));
    expect(field('Brand').value).toBe('Pine');
    expect(sessionStorage.getItem(`lading.draft.${person}.product.5`)).toBeNull();
  });

  it('has its own address as soon as it is created', async () => {
    await app.unmount();
    app = await mountAt('#/app/products/new', server, String(person));
    await eventually(() => app.find('button', 'Create product'));
    onSave = (body) => ({ result: 'OK', data: { ...mug, ...body, productId: '6' } });
    for (const [label, text] of Object.entries({
      SKU: 'NEW',
      Name: 'New',
      Length: '5',
      Width: '5',
      Height: '5',
    })) {
      type(label, text);
    }
    await eventually(() => expect(app.text()).toContain('Unsaved changes'));
    press('Create product');
    await eventually(() => expect(location.hash).toBe('#/app/products/6'));
    expect(JSON.parse(saves()[0]?.body ?? '')).not.toHaveProperty('productId');
  });

  it('does not show one person’s unsaved changes to another', async () => {
    type('Brand', 'Birch');
    await eventually(() => expect(app.text()).toContain('Unsaved changes'));
    await app.unmount();
    app = await mountAt('#/app/products/5', server, 'somebody-else');
    await eventually(() => expect(field('Brand').value).toBe('Pine'));
  });
});
