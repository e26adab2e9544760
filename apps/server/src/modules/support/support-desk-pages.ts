import type { ChatMessage } from '@lading/contracts/support';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Conversation } from './live-chat.store.ts';
import type { DeskCase, SupportMessage } from './support-case.store.ts';
import { messageRows, page, replyForm, timeOf } from './support-pages.ts';
import type { SupportTexts } from './support-texts.ts';

const desk = '/support-site/desk';

const deskLinks = (texts: SupportTexts, language: string): [string, string][] => [
  [`${desk}?language=${language}`, texts.desk],
  [`${desk}/cases?language=${language}`, texts.deskCases],
];

const waitingMark = (texts: SupportTexts, waiting: number): string =>
  waiting > 0 ? `<strong>${waiting} ${texts.waiting}</strong> ` : '';

/** The waiting live chats, and the others. */
export function deskPage(
  texts: SupportTexts,
  language: string,
  conversations: readonly Conversation[],
): string {
  const items = conversations.map(
    ({ userId, name, email, orgName, lastContent, lastAt, waiting }) =>
      `<li><a href="${desk}/${userId}?language=${language}">${escapeHtml(name)}</a> ${waitingMark(texts, waiting)}${timeOf(lastAt)}<br>${escapeHtml(orgName)} · ${escapeHtml(email)}<br>${escapeHtml(lastContent.slice(0, 120))}</li>`,
  );
  return page(
    texts,
    texts.desk,
    `<p><a class="button" href="${desk}?language=${language}">${texts.refresh}</a></p>${items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p class="empty">${texts.deskNone}</p>`}`,
    deskLinks(texts, language),
  );
}

/** One live chat, with the reply form below. `messageKey` deduplicates a reply that is sent twice. */
export function conversationPage(
  texts: SupportTexts,
  language: string,
  { userId, name, email, orgName }: Conversation,
  messages: readonly ChatMessage[],
  messageKey: string,
): string {
  const here = `${desk}/${userId}?language=${language}`;
  const rows = messageRows(
    messages.map((message) => ({ ...message, sentAt: new Date(message.sentAt) })),
    { support: texts.support, person: name },
  );
  return page(
    texts,
    name,
    `<p>${escapeHtml(orgName)} · ${escapeHtml(email)}</p>${rows}${replyForm(texts, here, messageKey)}<p class="way"><a href="${here}">${texts.refresh}</a></p>`,
    deskLinks(texts, language),
  );
}

/** The waiting cases, and the others. */
export function deskCasesPage(texts: SupportTexts, language: string, cases: readonly DeskCase[]): string {
  const items = cases.map(
    ({ caseId, title, name, email, orgName, lastAt, waiting }) =>
      `<li><a href="${desk}/cases/${caseId}?language=${language}">${escapeHtml(title)}</a> ${waitingMark(texts, waiting)}${timeOf(lastAt)}<br>${escapeHtml(name)} · ${escapeHtml(orgName)} · ${escapeHtml(email)}</li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p class="empty">${texts.casesNone}</p>`;
  return page(texts, texts.deskCases, list, deskLinks(texts, language));
}

/** One case, with the reply form below. */
export function deskCasePage(
  texts: SupportTexts,
  language: string,
  { supportCase, messages }: { supportCase: DeskCase; messages: readonly SupportMessage[] },
  messageKey: string,
): string {
  const { caseId, title, name, email, orgName } = supportCase;
  const here = `${desk}/cases/${caseId}?language=${language}`;
  const rows = messageRows(messages, { support: texts.support, person: name });
  return page(
    texts,
    title,
    `<p>${escapeHtml(name)} · ${escapeHtml(orgName)} · ${escapeHtml(email)}</p>${rows}${replyForm(texts, here, messageKey)}`,
    deskLinks(texts, language),
  );
}
