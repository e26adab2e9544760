import { callerAddress } from './caller-address.ts';

type Target = Window | Document;
type StartTimer = (handler: TimerHandler, delay?: number, ...values: unknown[]) => number;
type Timer = 'setTimeout' | 'setInterval' | 'requestAnimationFrame';
type ListenerMethod = (
  this: void | Target,
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options?: boolean | AddEventListenerOptions,
) => void;
interface Listening {
  target: Target;
  type: string;
  listener: EventListenerOrEventListenerObject;
  options: boolean | AddEventListenerOptions | undefined;
  /** Added while the module loaded, for example by its router; restored at the next mount. */
  isModuleLevel: boolean;
}

/** Rule 7: removes what a sub-app that does not clean up leaves on window and document. */
export interface LegacyGuard {
  /** Starts watching; restores the module-level listeners. */
  resume(): void;
  /** From now on listeners and timers belong to the mount and end with it. */
  beginMount(): void;
  /** Ends the mount's listeners and timers, silences those of the module level, and stops watching. */
  suspend(): void;
}

/** Frames are numbered independently of timers. */
const stopKey = (start: Timer, id: number): string =>
  `${start === 'requestAnimationFrame' ? 'frame' : 'timer'} ${id}`;

/** @param assetBase folder of the sub-app's scripts, which distinguishes its calls from others */
export function createLegacyGuard(assetBase: string): LegacyGuard {
  let kept: Listening[] = [];
  const stopTimer = new Map<string, () => void>();
  let isMounting = false;
  let restore: (() => void)[] = [];

  function watchListeners(target: Target): void {
    const addEventListener = Reflect.get(target, 'addEventListener') as ListenerMethod;
    const removeEventListener = Reflect.get(target, 'removeEventListener') as ListenerMethod;
    const add: ListenerMethod = (type, listener, options) => {
      if (listener && callerAddress().includes(assetBase)) {
        kept.push({ target, type, listener, options, isModuleLevel: !isMounting });
      }
      addEventListener.call(target, type, listener, options);
    };
    const remove: ListenerMethod = (type, listener, options) => {
      const index = kept.findIndex(
        (one) => one.target === target && one.type === type && one.listener === listener,
      );
      if (index !== -1) kept.splice(index, 1);
      removeEventListener.call(target, type, listener, options);
    };
    Object.assign(target, { addEventListener: add, removeEventListener: remove });
    restore.push(() => Object.assign(target, { addEventListener, removeEventListener }));
  }

  function watchTimer(start: Timer, stop: (id: number) => void): void {
    const original = window[start] as unknown as StartTimer;
    const watched: StartTimer = (handler, delay, ...values) => {
      const isOwn = isMounting && callerAddress().includes(assetBase);
      if (!isOwn || typeof handler !== 'function') return original.call(window, handler, delay, ...values);
      const run = (...given: unknown[]): void => {
        if (start !== 'setInterval') stopTimer.delete(stopKey(start, id));
        handler(...given);
      };
      const id = original.call(window, run, delay, ...values);
      stopTimer.set(stopKey(start, id), () => stop(id));
      return id;
    };
    Object.assign(window, { [start]: watched });
    restore.push(() => Object.assign(window, { [start]: original }));
  }

  return {
    resume() {
      isMounting = false;
      for (const { target, type, listener, options } of kept)
        target.addEventListener(type, listener, options);
      watchListeners(window);
      watchListeners(document);
      watchTimer('setTimeout', (id) => clearTimeout(id));
      watchTimer('setInterval', (id) => clearInterval(id));
      watchTimer('requestAnimationFrame', (id) => cancelAnimationFrame(id));
    },
    beginMount() {
      isMounting = true;
    },
    suspend() {
      for (const undo of restore.toReversed()) undo();
      restore = [];
      for (const { target, type, listener, options } of kept)
        target.removeEventListener(type, listener, options);
      kept = kept.filter((one) => one.isModuleLevel);
      for (const stop of stopTimer.values()) stop();
      stopTimer.clear();
    },
  };
}
