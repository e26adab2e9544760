import { createTexts } from '@lading/i18n/create-texts';
import { beforeAll, describe, expect, it } from 'vitest';
import { endedNotice, savedNotice } from './saved-notice.ts';
import type { WizardTexts } from './use-wizard-texts.ts';

const texts: Record<'en' | 'cn', Pick<WizardTexts, 't' | 'text'>> = {} as never;
beforeAll(async () => {
  for (const language of ['en', 'cn'] as const) {
    const i18n = await createTexts(language, ['importWizard']);
    texts[language] = {
      t: i18n.getFixedT(null, 'importWizard'),
      text: ({ message, zhMessage }) => (language === 'en' ? message : zhMessage),
    };
  }
});

const counts = { created: 1_200, updated: 34, unchanged: 0 };

describe('what is said of a save', () => {
  it('tells what became of the rows', () => {
    expect(savedNotice({ sent: 1_234, leftOut: 2, outcome: counts }, texts.en)).toEqual({
      title: '1,234 rows imported',
      description: '1,200 new · 34 updated · 2 left out',
      taskId: null,
    });
  });

  it('of one whose first reply got lost tells the same counts, and that it was done already', () => {
    const outcome = { ...counts, repeated: true };
    expect(savedNotice({ sent: 1_234, leftOut: 0, outcome }, texts.en)).toMatchObject({
      title: '1,234 rows are already imported',
      description: '1,200 new · 34 updated',
    });
    expect(savedNotice({ sent: 1_234, leftOut: 0, outcome }, texts.cn).title).toContain('此前已导入');
  });

  it('of one that goes on at the server claims nothing yet and names the task to follow', () => {
    const outcome = { queued: true, taskId: '7' };
    expect(savedNotice({ sent: 20_000, leftOut: 0, outcome }, texts.en)).toMatchObject({
      title: '20,000 rows are being imported',
      taskId: '7',
    });
  });

  it('is content with a back end that tells nothing', () => {
    expect(savedNotice({ sent: 1, leftOut: 0, outcome: null }, texts.en)).toEqual({
      title: '1 row imported',
      description: null,
      taskId: null,
    });
  });
});

describe('what is said of a task that has ended', () => {
  it('tells what became of the rows', () => {
    const task = { status: 2, totalQuantity: 1_234, receipt: counts };
    expect(endedNotice(task, texts.en)).toEqual({
      title: '1,234 rows imported',
      description: '1,200 new · 34 updated',
      isFailed: false,
    });
  });

  it('tells why it failed, in the reader’s language', () => {
    const failure = { message: 'No luck.', zhMessage: '运气不好。' };
    const task = { status: 3, totalQuantity: 1_234, failure };
    expect(endedNotice(task, texts.en)).toMatchObject({ description: 'No luck.', isFailed: true });
    expect(endedNotice(task, texts.cn)).toMatchObject({ description: '运气不好。', isFailed: true });
    expect(endedNotice({ status: 3 }, texts.en).description).toContain('Nothing was imported');
  });
});
