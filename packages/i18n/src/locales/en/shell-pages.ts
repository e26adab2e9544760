/** Pages of the shell itself: maintenance, error, not found (spec §2). */
const shellPages = {
  toHome: 'Go to Home',
  toLogin: 'Go to sign-in',
  reload: 'Reload the page',
  loading: 'Loading the workspace',
  maintain: {
    title: 'System upgrade in progress',
    text: 'The system is being upgraded and is temporarily unavailable. Your data is not affected.',
    check: 'Check again',
    stays: 'What you entered stays on this page. Save it once the upgrade is over.',
  },
  error: {
    title: 'Something went wrong',
    text: 'The page stopped working. Try again, or go back to Home.',
    code: 'If it happens again, give support this code: {{code}}',
  },
  notFound: {
    title: 'Page not found',
    afterLogin: 'We couldn’t find {{path}}. Here are your orders.',
    text: 'We couldn’t find {{path}}. It may have been moved or mistyped.',
  },
  boot: {
    title: 'Your workspace could not be loaded',
    text: 'You are signed in, but your account could not be loaded. Check your connection and try again.',
  },
} as const;

export default shellPages;
