/** Pages of the shell itself: maintenance, error, not found (spec §2). */
const pages = {
  toHome: 'Go to home',
  toLogin: 'Go to sign-in',
  reload: 'Reload the page',
  loading: 'Loading the workspace',
  maintain: {
    title: 'We are doing some maintenance',
    text: 'The service is paused for a short while. Your data is safe, and you can go on where you left off as soon as we are back.',
    check: 'Check again',
  },
  error: {
    title: 'Something went wrong',
    text: 'The page stopped working. Try again, or go back home.',
    code: 'If it happens again, tell support this code: {{code}}',
  },
  notFound: {
    title: 'There is no page here',
    text: 'The address {{path}} leads nowhere. It may have been moved, or mistyped.',
  },
  boot: {
    title: 'Your workspace could not be loaded',
    text: 'You are signed in, but the server did not give us your account. Check your connection and try again.',
  },
} as const;

export default pages;
