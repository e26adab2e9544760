import type { SupportCase, SupportMessage } from './support-case.store.ts';
import type { SupportTexts } from './support-texts.ts';

/** A text as it may stand in a page. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A moment, readable and for machines. */
export const timeOf = (date: Date): string => {
  const text = date.toISOString();
  return `<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
};

/** The frame of every page of the site. */
export function page(texts: SupportTexts, title: string, body: string): string {
  return `<!doctype html><html lang="${texts.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escape(title)} · ${texts.site}</title><link rel="stylesheet" href="/support-site/site.css"></head><body><main><h1>${escape(title)}</h1>${body}</main></body></html>`;
}

/** The list of a person's cases. */
export function listPage(texts: SupportTexts, language: string, cases: readonly SupportCase[]): string {
  const items = cases.map(
    ({ caseId, title, createdAt, unread }) =>
      `<li><a href="/support-site/case/${caseId}?language=${language}">${escape(title)}</a> ${unread > 0 ? `<strong>${unread} ${texts.unread}</strong> ` : ''}${timeOf(createdAt)}</li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${texts.none}</p>`;
  return page(
    texts,
    texts.cases,
    `<p><a class="button" href="/support-site/create?language=${language}">${texts.create}</a></p>${list}`,
  );
}

/** The form of a new case; with what was entered, when it could not be taken. */
export function createPage(
  texts: SupportTexts,
  language: string,
  entered?: { title: string; content: string },
): string {
  const fault = entered ? `<p role="alert">${texts.missing}</p>` : '';
  return page(
    texts,
    texts.create,
    `${fault}<form method="post" action="/support-site/create?language=${language}"><label for="title">${texts.title}</label><input id="title" name="title" maxlength="200" required value="${escape(entered?.title ?? '')}"><label for="content">${texts.content}</label><textarea id="content" name="content" rows="8" maxlength="10000" required>${escape(entered?.content ?? '')}</textarea><button>${texts.send}</button></form><p><a href="/support-site/list?language=${language}">${texts.back}</a></p>`,
  );
}

/** One case with its messages. */
export function casePage(
  texts: SupportTexts,
  language: string,
  { title, messages }: { title: string; messages: readonly SupportMessage[] },
): string {
  const rows = messages.map(
    ({ fromSupport, content, sentAt }) =>
      `<article><h2>${fromSupport ? texts.support : texts.you}</h2>${timeOf(sentAt)}<p>${escape(content)}</p></article>`,
  );
  return page(
    texts,
    title,
    `${rows.join('')}<p><a href="/support-site/list?language=${language}">${texts.back}</a></p>`,
  );
}

/** Whoever comes without a token that holds. */
export function closedPage(texts: SupportTexts): string {
  return page(texts, texts.closed, `<p>${texts.closedText}</p>`);
}

/** The site's one style sheet; the security policy lets no style stand in a page. */
export const supportStyles = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{margin:0}main{max-width:44rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:1.5rem}h2{font-size:1rem;margin:0}ul{padding:0;list-style:none}li,article{border-bottom:1px solid color-mix(in srgb,currentcolor 20%,transparent);padding:.75rem 0}article p{white-space:pre-wrap}time{opacity:.75;font-size:.875rem}form{display:grid;gap:.5rem}label{font-weight:600;margin-top:.5rem}input,textarea,button{font:inherit;padding:.5rem}.button,button{justify-self:start;display:inline-block;border:1px solid currentcolor;border-radius:6px;padding:.4rem .9rem;margin-top:.5rem}`;
