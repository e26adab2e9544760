-- What is let go of after some time is found by it: messages, the live chat, and what rows of label batches were offered.
create index notification_sent on notification (sent_at);
create index chat_message_sent on chat_message (sent_at);
create index label_batch_row_with_offers on label_batch_row (quoted_until) where offers <> '[]';
