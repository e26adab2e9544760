// @vitest-environment happy-dom
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
/** Another person has deleted the rule. */
let isDeleted: boolean;

/** A request to save a rule; a new one has no id and version. */
interface Sent {
  ruleId?: string;
  version?: number;
  rule: typeof opened;
}

const server: Answer = ({ path, body }) => {
  if (path.endsWith('/save')) {
    const { ruleId, version, rule } = JSON.parse(body) as Sent;
    if (ruleId === undefined) return { result: 'OK', data: { ...opened, ...rule, ruleId: '6' } };
    if (isDeleted) return { result: 'ERR', code: 404, message: 'Not found', zhMessage: '未找到' };
    if (version !== saved.version)
      return {
        result: 'ERR',
        code: 409,
        reason: 'automation.changedMeanwhile',
        message: 'Someone else changed this rule in the meantime.',
        zhMessage: '其他人刚刚更改了此规则。',
      };
    saved = { ...saved, ...rule, version: saved.version + 1 };
    return { result: 'OK', data: saved };
  }
  return { result: 'OK', data: path.endsWith('/list') && !isDeleted ? [saved] : [] };
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
const save = (label = 'Save and test') =>
  app
    .find('button[type=submit]', label)
    .closest('form')!
    .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const sent = () =>
  app.calls.filter(({ path }) => path.endsWith('/save')).map(({ body }) => JSON.parse(body) as Sent);

/** Edits the rule, which another person saves before. */
const saveTooLate = async () => {
  app = await mountAt('#/settings/automation/5', server);
  await eventually(() => expect(nameField().value).toBe('Fragile'));
  await enterName('Handle with care');
  saved = { ...opened, version: 2, name: 'Glass', updatedBy: 'Ben' };
  save();
  await eventually(() => expect(app.text()).toContain('while you were editing: Ben'));
};
beforeEach(() => {
  saved = opened;
  isDeleted = false;
});
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

it('the input stays when the rule was deleted meanwhile, and can be saved as a new rule', async () => {
  app = await mountAt('#/settings/automation/5', server);
  await eventually(() => expect(nameField().value).toBe('Fragile'));
  await enterName('Handle with care');
  isDeleted = true;
  save();
  await eventually(() => expect(app.text()).toContain('deleted while you were editing'));
  expect(nameField().value).toBe('Handle with care');
  save('Save as a new rule and test');
  await eventually(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]).toMatchObject({ ruleId: '5', rule: { name: 'Handle with care' } });
  expect(sent()[1]).toMatchObject({ rule: { name: 'Handle with care' } });
  expect(sent()[1]).not.toHaveProperty('ruleId');
});

it('a rule that never existed is not offered', async () => {
  app = await mountAt('#/settings/automation/7', server);
  await eventually(() => expect(app.text()).toContain('This rule does not exist'));
  expect(app.text()).not.toContain('deleted while you were editing');
});
