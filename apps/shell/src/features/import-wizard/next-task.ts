/** Lets the page draw and answer before long work goes on: a message comes in the next task, where a timer would wait four milliseconds. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port2.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port2.start();
    port1.postMessage(null);
  });
}
