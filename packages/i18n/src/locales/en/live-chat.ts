/** Live chat with support (spec §1, decision D10). */
const liveChat = {
  title: 'Live chat',
  intro: 'Write to us; we answer here.',
  log: 'Messages',
  empty: 'Nothing has been said yet. How can we help?',
  you: 'You:',
  support: 'Support:',
  write: 'Your message',
  send: 'Send',
  notSent: 'Not sent: {{reason}}',
  failed: 'Something went wrong. Try again.',
} as const;

export default liveChat;
