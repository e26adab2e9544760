import { currencyFormat, decimalText } from '@lading/contracts/core';
import { type LayoutDocument, paperSizes } from '../../platform/documents/layout-model.ts';
import { PageFlow } from '../../platform/documents/page-flow.ts';
import { cutText } from '../../platform/documents/text-lines.ts';
import {
  statementGroups,
  statementReference,
  statementTime,
  wordsOf,
  type MonthlyStatement,
} from './monthly-statement.ts';
import type { StatementTexts } from './monthly-statement-texts.ts';

const frame = { ...paperSizes.LETTER, margin: 42, footer: 24 };
const size = 9;
/** Above this number a statement has sums only: hundreds of pages are not useful, and the CSV file has every line. */
const listedMost = 3_000;

interface Drawing {
  flow: PageFlow;
  words: StatementTexts;
  amount: (minor: number) => string;
}

/** Lays out a statement: head, opening balance, the lines by kind, closing balance. */
export function statementLayout(statement: MonthlyStatement): LayoutDocument {
  const words = wordsOf(statement);
  const { currency } = statement;
  const grouped = new Intl.NumberFormat(words.locale, currencyFormat(currency));
  // Through the decimal text: a number of cents is exact, dividing it by 100 may not be.
  const amount = (minor: number) => grouped.format(decimalText({ minor, currency }) as `${number}`);
  const drawing = { flow: new PageFlow(frame), words, amount };
  drawHead(drawing, statement);
  drawSums(drawing, statement);
  if (statement.lines.length > listedMost) note(drawing, words.tooMany(statement.lines.length));
  else if (statement.lines.length === 0) note(drawing, words.nothing);
  else drawGroups(drawing, statement);
  drawing.flow.footers(`${statement.owner} · ${statement.month}`, words.page, { size: size * 0.85 });
  const title = `${words.title} ${statement.month}`;
  return { title, language: words.locale, unitsPerInch: 72, pages: drawing.flow.pages };
}

function drawHead({ flow, words }: Drawing, statement: MonthlyStatement): void {
  const box = () => ({ x: flow.left, y: flow.y, width: flow.width });
  flow.y = flow.lines([words.title], box(), { size: 20, weight: 'bold' }) + 4;
  const { owner, month, timeZone, currency, warehouse } = statement;
  const facts = [
    [words.account, owner],
    [words.wallet, warehouse === null ? currency : `${warehouse} · ${currency}`],
    [words.period, month],
    [words.timeZone, timeZone],
  ] as const;
  for (const [label, value] of facts) {
    flow.lines([label], { ...box(), width: 90 }, { size, muted: true });
    const at = { x: flow.left + 90, y: flow.y, width: flow.width - 90 };
    flow.y = flow.lines([cutText(value, at.width, { size })], at, { size });
  }
  if (!statement.isComplete) flow.y = flow.lines([words.soFar], box(), { size, weight: 'bold' });
  flow.y += size;
}

/** Opening balance, sum of each kind, closing balance. */
function drawSums({ flow, words, amount }: Drawing, statement: MonthlyStatement): void {
  const rows = [
    [words.opening, statement.opening, 'bold'],
    ...statementGroups(statement).map(({ kind, minor }) => [words.kinds[kind], minor, 'regular'] as const),
    [words.closing, statement.closing, 'bold'],
  ] as const;
  for (const [label, minor, weight] of rows) {
    flow.rule(0.4, true);
    flow.y += 3;
    const box = { x: flow.left, y: flow.y, width: flow.width };
    flow.lines([label], box, { size: size + 1, weight });
    flow.y = flow.lines([amount(minor)], box, { size: size + 1, weight, align: 'right' }) + 3;
  }
  flow.rule();
  flow.y += size * 0.5;
  note({ flow, words, amount }, words.held);
  flow.y += size;
}

function note({ flow }: Drawing, text: string): void {
  flow.y = flow.lines([text], { x: flow.left, y: flow.y, width: flow.width }, { size, muted: true });
}

function drawGroups({ flow, words, amount }: Drawing, statement: MonthlyStatement): void {
  const columns = [
    { heading: words.date, width: flow.width * 0.22 },
    { heading: words.reference, width: flow.width * 0.58 },
    { heading: words.amount, width: flow.width * 0.2, align: 'right' as const },
  ];
  for (const { kind, minor, lines } of statementGroups(statement)) {
    if (!flow.hasRoom(size * 7)) flow.breakPage();
    const box = () => ({ x: flow.left, y: flow.y, width: flow.width });
    flow.y = flow.lines([words.kinds[kind]], box(), { size: 12, weight: 'bold' }) + 3;
    const rows = lines.map((line) => [
      statementTime(line.time, statement.timeZone),
      statementReference(line),
      amount(line.minor),
    ]);
    flow.table(columns, rows, { size });
    if (!flow.hasRoom(size * 2)) flow.breakPage();
    flow.lines([words.total], box(), { size, weight: 'bold' });
    flow.y = flow.lines([amount(minor)], box(), { size, weight: 'bold', align: 'right' }) + size;
  }
}
