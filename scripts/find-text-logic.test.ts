import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textLogic, textLogicIn } from './lib/find-text-logic.mjs';

it.each([
  [`if (issue.message === requiredText(field).message) return;`],
  [`const isTaken = 'Taken.' === error.zhMessage;`],
  [`if (message === 'Taken.') retry();`],
  [`return fieldName === by && message.includes(whole);`],
  [`if (fault?.message?.startsWith('Order')) return;`],
  [`const name = message.split('“')[1];`],
  [`return text.message.replaceAll(name, '…');`],
  [`if (/already/.test(refusal.message)) return;`],
  ['const key = `${message}\\n${zhMessage}`;'],
  [`throw refused({ message: 'Gone.', zhMessage: '已不存在。' });`],
  ['return {\n  message: `Gone: ${name}.`,\n  zhMessage: `${name}`,\n};'],
])('depends on the words of a message: %s', (source) => {
  expect(textLogicIn(source)).toHaveLength(1);
});

it.each([
  [`if (issue.code === importMessages.required.code) return;`],
  [`const text = { message: tip.en, zhMessage: tip.zh };`],
  [`if (error.message === undefined) return;`],
  [`return language === 'cn' ? fault.zhMessage : fault.message;`],
  [`return /password/.test(fault.message); // no message of ours`],
])('does not: %s', (source) => {
  expect(textLogicIn(source)).toEqual([]);
});

it('is found anywhere except in tests', () => {
  const root = mkdtempSync(join(tmpdir(), 'text-logic-'));
  const folder = join(root, 'apps', 'shell', 'src');
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(root, 'packages'));
  for (const name of ['planted.ts', 'planted.test.ts'])
    writeFileSync(join(folder, name), `export const isSame = one.message === other.message;\n`);
  expect(textLogic(root)).toEqual([
    `${join('apps', 'shell', 'src', 'planted.ts')}:1 compares a text: compare the code`,
  ]);
  rmSync(root, { recursive: true });
});
