/**
 * How long the tests of components wait for what they expect. What is drawn on demand loads its code first, and that takes its time
 * where every processor has much else to do; nothing waits longer than it must.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
