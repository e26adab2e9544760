import { product } from '@lading/contracts/core';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { SupportCase, SupportMessage } from './support-case.store.ts';
import type { SupportTexts } from './support-texts.ts';

/** A moment, readable and for machines: in a person's zone (spec §9), otherwise with its zone. */
export const timeOf = (date: Date, timeZone?: string): string => {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timeZone ?? 'UTC',
    dateStyle: 'short',
    timeStyle: timeZone === undefined ? 'short' : 'medium',
  }).format(date);
  return `<time datetime="${date.toISOString()}">${text}${timeZone === undefined ? ' UTC' : ''}</time>`;
};

/**
 * Bytes of the largest form that the pages send: 10,000 characters, up to 9 bytes each as encoded, and a title. Forms are read before it
 * is known who sends them.
 */
export const formBytes = 96 * 1_024;

/** A link of the site's head. */
type HeadLink = readonly [href: string, text: string];

/** The frame of every page of the site. */
export function page(
  texts: SupportTexts,
  title: string,
  body: string,
  links: readonly HeadLink[] = [],
): string {
  const ways = links.map(([href, text]) => `<a href="${href}">${escapeHtml(text)}</a>`).join('');
  const head = `<header><div>${product.name} · ${texts.site}${ways ? `<nav>${ways}</nav>` : ''}</div></header>`;
  return `<!doctype html><html lang="${texts.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)} · ${texts.site}</title><link rel="stylesheet" href="/support-site/site.css"></head><body>${head}<main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

/** The head of a person's pages. */
const personLinks = (texts: SupportTexts, language: string): HeadLink[] => [
  [`/support-site/list?language=${language}`, texts.cases],
  [`/support-site/create?language=${language}`, texts.create],
];

/** The messages of a conversation, from either side. */
export function messageRows(
  messages: readonly { fromSupport: boolean; content: string; sentAt: Date }[],
  { support, person, timeZone }: { support: string; person: string; timeZone?: string },
): string {
  return messages
    .map(
      ({ fromSupport, content, sentAt }) =>
        `<article${fromSupport ? ' class="support"' : ''}><h2>${escapeHtml(fromSupport ? support : person)}</h2>${timeOf(sentAt, timeZone)}<p>${escapeHtml(content)}</p></article>`,
    )
    .join('');
}

/** The form below a conversation. `messageKey` deduplicates a reply that is sent twice. */
export const replyForm = (texts: SupportTexts, action: string, messageKey: string): string =>
  `<form method="post" action="${action}"><input type="hidden" name="messageKey" value="${messageKey}"><label for="content">${texts.reply}</label><textarea id="content" name="content" rows="4" maxlength="4000" required></textarea><button>${texts.sendReply}</button></form>`;

/** The list of a person's cases. */
export function listPage(
  texts: SupportTexts,
  language: string,
  { cases, timeZone }: { cases: readonly SupportCase[]; timeZone: string },
): string {
  const items = cases.map(
    ({ caseId, title, createdAt, unread }) =>
      `<li><a href="/support-site/case/${caseId}?language=${language}">${escapeHtml(title)}</a> ${unread > 0 ? `<strong>${unread} ${texts.unread}</strong> ` : ''}${timeOf(createdAt, timeZone)}</li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p class="empty">${texts.none}</p>`;
  return page(
    texts,
    texts.cases,
    `<p><a class="button" href="/support-site/create?language=${language}">${texts.create}</a></p>${list}`,
    personLinks(texts, language),
  );
}

/** The form of a new case; keeps the input when it was refused, and shows why. */
export function createPage(
  texts: SupportTexts,
  language: string,
  entered?: { title: string; content: string; fault: string },
): string {
  const fault = entered ? `<p role="alert">${entered.fault}</p>` : '';
  return page(
    texts,
    texts.create,
    `${fault}<form method="post" action="/support-site/create?language=${language}"><label for="title">${texts.title}</label><input id="title" name="title" maxlength="200" required value="${escapeHtml(entered?.title ?? '')}"><label for="content">${texts.content}</label><textarea id="content" name="content" rows="8" maxlength="10000" required>${escapeHtml(entered?.content ?? '')}</textarea><button>${texts.send}</button></form>`,
    personLinks(texts, language),
  );
}

/** One case with its messages and the reply. */
export function casePage(
  texts: SupportTexts,
  language: string,
  {
    caseId,
    title,
    messages,
    timeZone,
  }: { caseId: string; title: string; messages: readonly SupportMessage[]; timeZone: string },
  messageKey: string,
): string {
  const rows = messageRows(messages, { support: texts.support, person: texts.you, timeZone });
  const form = replyForm(texts, `/support-site/case/${caseId}?language=${language}`, messageKey);
  return page(texts, title, rows + form, personLinks(texts, language));
}

/** Asks before a link signs in the account that it stands for: the form sends its single-use code. */
export function askPage(
  texts: SupportTexts,
  language: string,
  { email, token, path }: { email: string; token: string; path: string },
): string {
  const hidden = (name: string, value: string): string =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  return page(
    texts,
    texts.ask,
    `<p>${texts.askText}</p><p><strong>${escapeHtml(email)}</strong></p><form method="post" action="/support-site/enter?language=${language}">${hidden('token', token)}${hidden('path', path)}<button>${texts.goOn}</button></form>`,
  );
}

/** Shown without a valid token. */
export function closedPage(texts: SupportTexts): string {
  return page(texts, texts.closed, `<p>${texts.closedText}</p>`);
}

/** The site's only style sheet, in the product's colors and sizes; the security policy allows no inline styles. */
export const supportStyles = `:root{color-scheme:light dark;font:14px/1.5 "Inter Variable",Inter,system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif;--canvas:light-dark(#f9fafb,#0c1112);--surface:light-dark(#fff,#121819);--ink:light-dark(#182123,#e9eeef);--muted:light-dark(#4a5557,#adb6b8);--line:light-dark(#dfe4e5,#282f31);--line-control:light-dark(#8a9497,#697375);--brand:light-dark(#0c6470,#327f8c);--brand-ink:light-dark(#0c6470,#74bfcc);--brand-soft:light-dark(#eaf5f7,#192a2d);--on-brand:#fff;background:var(--canvas);color:var(--ink)}*{box-sizing:border-box}body{margin:0}header{background:var(--surface);border-bottom:1px solid var(--line)}header div{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;min-height:52px;max-width:760px;margin:0 auto;padding:8px 20px;font-weight:600}header nav{display:flex;gap:4px;margin-left:auto;font-weight:400}header nav a{padding:4px 10px;border-radius:6px;color:var(--muted);text-decoration:none;min-height:32px;display:inline-flex;align-items:center}header nav a:hover{background:var(--canvas);color:var(--ink)}main{max-width:760px;margin:0 auto;padding:28px 20px 64px}h1{font-size:20px;line-height:1.3;font-weight:600;margin:0 0 16px;overflow-wrap:anywhere}h2{font-size:13px;font-weight:600;margin:0;display:inline}a{color:var(--brand-ink)}ul{margin:0;padding:0;list-style:none;background:var(--surface);border:1px solid var(--line);border-radius:8px;overflow:hidden}li{padding:12px 16px;border-bottom:1px solid var(--line);overflow-wrap:anywhere}li:last-child{border-bottom:0}li a{font-weight:500}li strong{display:inline-block;margin-left:6px;padding:0 8px;border-radius:999px;background:var(--brand-soft);color:var(--brand-ink);font-size:12px;font-weight:600}li time{float:right}article{background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:12px 16px;margin:0 0 12px}article.support{background:var(--brand-soft);border-color:transparent}article time{margin-left:8px}article p{white-space:pre-wrap;margin:6px 0 0;overflow-wrap:anywhere}time{color:var(--muted);font-size:12px;font-variant-numeric:tabular-nums}.empty{background:var(--surface);border:1px dashed var(--line);border-radius:8px;padding:32px 16px;text-align:center;color:var(--muted)}form{display:grid;gap:6px;margin-top:20px;max-width:640px}label{font-weight:500;margin-top:8px}input,textarea{font:inherit;color:inherit;background:var(--surface);border:1px solid var(--line-control);border-radius:6px;padding:7px 10px;width:100%}textarea{resize:vertical}input:focus-visible,textarea:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--brand-ink);outline-offset:1px}.button,button{font:inherit;font-weight:500;justify-self:start;display:inline-flex;align-items:center;min-height:32px;border:1px solid transparent;border-radius:6px;padding:4px 14px;margin-top:8px;background:var(--brand);color:var(--on-brand);text-decoration:none;cursor:pointer}.button:hover,button:hover{filter:brightness(1.06)}.way{margin-top:20px}[role=alert]{border:1px solid light-dark(#f0b8b3,#6b2f2b);background:light-dark(#fdf1f0,#2e1715);border-radius:8px;padding:10px 14px}@media (pointer:coarse){.button,button,input{min-height:40px}}@media (max-width:480px){li time{float:none;display:block}}`;
