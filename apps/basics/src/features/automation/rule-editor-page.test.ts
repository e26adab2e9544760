// @vitest-environment happy-dom
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { mountAt } from '../../testing/mount-basics.ts';

const opened = {
  ruleId: '5',
  version: 1,
  name: 'Fragile',
  trigger: 'ARRIVED',
  criteria: { match: 'ALL', items: [] },
  actions: [{ do: 'tag', tag: 'fragile' }],
  isFinal: false,
  isOn: false,
  matched: 0,
  lastMatchedTime: null,
  updateTime: '2026-11-20T10:00:00.000Z',
  updatedBy: 'Ann',
};

let app: MountedApp;
let saved: typeof opened;

const server: Answer = ({ path, body }) => {
  if (path.endsWith('/save')) {
    const { version, rule } = JSON.parse(body) as { version: number; rule: typeof opened };
    if (version !== saved.version)
      return {
        result: 'ERR',
        code: 409,
        reason: 'automation.changedMeanwhile',
        message: 'Someone else changed this rule in the meantime.',
        zhMessage: '其他人刚刚更改了此规则。',
      };
    saved = { ...saved, ...rule, version: version + 1 };
    return { result: 'OK', data: saved };
  }
  return { result: 'OK', data: path.endsWith('/list') ? [saved] : [] };
};
const nameField = () => {
  const label = app.find('label', 'Name');
  return document.getElementById(label.getAttribute('for') ?? '') as HTMLInputElement;
};
const enterName = async (name: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(nameField(), name);
  nameField().dispatchEvent(new Event('input', { bubbles: true }));
  await eventually(() => expect(nameField().value).toBe(name));
};
const save = () =>
  app
    .find('button[type=submit]', 'Save and test')
    .closest('form')!
    .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const sent = () =>
  app.calls
    .filter(({ path }) => path.endsWith('/save'))
    .map(({ body }) => JSON.parse(body) as { version: number; rule: { name: string } });

/** Edits the rule, which another person saves before. */
const saveTooLate = async () => {
  saved = opened;
  app = await mountAt('#/settings/automation/5', server);
  await eventually(() => expect(nameField().value).toBe('Fragile'));
  await enterName('Handle with care');
  saved = { ...opened, version: 2, name: 'Glass', updatedBy: 'Ben' };
  save();
  await eventually(() => expect(app.text()).toContain('while you were editing: Ben'));
};
afterEach(() => app.unmount());

it('a refused save keeps the input and shows the other version, which the next save may replace', async () => {
  await saveTooLate();
  expect(nameField().value).toBe('Handle with care');
  expect(app.text()).toContain('Changed: Name');
  expect(app.text()).toContain('Glass');
  app.find('button', 'Keep my version').click();
  await eventually(() => expect(app.text()).not.toContain('while you were editing'));
  save();
  await eventually(() => expect(sent()).toMatchObject([{ version: 1 }, { version: 2 }]));
  expect(sent()[1]?.rule.name).toBe('Handle with care');
});

it('the other version can be loaded instead', async () => {
  await saveTooLate();
  app.find('button', 'Discard mine').click();
  await eventually(() => expect(nameField().value).toBe('Glass'));
  expect(app.text()).not.toContain('while you were editing');
});
