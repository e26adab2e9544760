/** Live chat with support (spec §1, decision D10). */
const supportChat = {
  title: 'Live chat',
  intro: 'Send us a message. We reply here.',
  log: 'Messages',
  empty: 'Hi! How can we help?',
  you: 'You:',
  support: 'Support:',
  write: 'Your message',
  send: 'Send',
  notSent: 'Not sent: {{reason}}',
  failed: 'Something went wrong. Try again.',
} as const;

export default supportChat;
