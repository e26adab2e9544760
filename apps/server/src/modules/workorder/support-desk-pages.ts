import type { ChatMessage } from '@lading/contracts/entities/chat';
import type { Conversation } from './live-chat.store.ts';
import { escape, page, timeOf } from './support-pages.ts';
import type { SupportTexts } from './support-texts.ts';

const desk = '/support-site/desk';

/** The live chats that wait, and those that were. */
export function deskPage(
  texts: SupportTexts,
  language: string,
  conversations: readonly Conversation[],
): string {
  const items = conversations.map(
    ({ userId, name, email, orgName, lastContent, lastAt, waiting }) =>
      `<li><a href="${desk}/${userId}?language=${language}">${escape(name)}</a> ${waiting > 0 ? `<strong>${waiting} ${texts.waiting}</strong> ` : ''}${timeOf(lastAt)}<br>${escape(orgName)} · ${escape(email)}<br>${escape(lastContent.slice(0, 120))}</li>`,
  );
  return page(
    texts,
    texts.desk,
    `<p><a class="button" href="${desk}?language=${language}">${texts.refresh}</a></p>${items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${texts.deskNone}</p>`}`,
  );
}

/** One live chat, with the answer below. `messageKey` makes an answer that is sent twice one. */
export function conversationPage(
  texts: SupportTexts,
  language: string,
  { userId, name, email, orgName }: Conversation,
  messages: readonly ChatMessage[],
  messageKey: string,
): string {
  const here = `${desk}/${userId}?language=${language}`;
  const rows = messages.map(
    ({ fromSupport, content, sentAt }) =>
      `<article><h2>${fromSupport ? texts.support : escape(name)}</h2>${timeOf(new Date(sentAt))}<p>${escape(content)}</p></article>`,
  );
  return page(
    texts,
    name,
    `<p>${escape(orgName)} · ${escape(email)}</p>${rows.join('')}<form method="post" action="${here}"><input type="hidden" name="messageKey" value="${messageKey}"><label for="content">${texts.reply}</label><textarea id="content" name="content" rows="4" maxlength="4000" required></textarea><button>${texts.send}</button></form><p><a href="${here}">${texts.refresh}</a> · <a href="${desk}?language=${language}">${texts.allChats}</a></p>`,
  );
}
