import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { codeOf } from './late.tsx';

type Asked = 'keyboard' | 'pointer' | 'hover';

/** The button that opens something: both forms of a control mark it with this attribute. */
const triggerSelector = '[aria-haspopup]';

/** Repeats the user's action on the new trigger. */
function repeat(asked: Asked, trigger: HTMLElement): void {
  if (asked === 'hover') {
    for (const type of ['pointerenter', 'pointermove'])
      trigger.dispatchEvent(new window.PointerEvent(type, { pointerType: 'mouse' }));
    for (const type of ['mouseover', 'mouseenter', 'mousemove'])
      trigger.dispatchEvent(new window.MouseEvent(type, { bubbles: true, cancelable: true }));
    return;
  }
  trigger.focus({ preventScroll: true });
  if (asked === 'pointer') {
    const once = { bubbles: true, cancelable: true, button: 0, detail: 1 };
    trigger.dispatchEvent(new window.PointerEvent('pointerdown', { ...once, pointerType: 'mouse' }));
    trigger.dispatchEvent(new window.MouseEvent('mousedown', once));
    trigger.dispatchEvent(new window.PointerEvent('pointerup', { ...once, pointerType: 'mouse' }));
    trigger.dispatchEvent(new window.MouseEvent('mouseup', once));
    trigger.dispatchEvent(new window.MouseEvent('click', once));
  } else {
    trigger.click();
  }
}

export interface OpensOnDemand<Props> {
  /** Renders only the trigger, with the look and name of the full control and `aria-haspopup`. */
  Closed: ComponentType<Props>;
  /** Loads the full control. */
  load: () => Promise<ComponentType<Props>>;
  /** Whether hovering alone opens it. */
  opensOnHover?: (props: Props) => boolean;
}

/**
 * A control whose popup is fetched when the user is about to open it: until then only its trigger is rendered, so the first page
 * does not load what few users open. Hover and focus prefetch; a click, Enter, Space or arrow opens.
 *
 * `late` does not replace it: that renders a part which its owner has opened, and here only the trigger knows that. The action is
 * repeated on the new trigger, rather than opening by state, because the full control decides by the event what follows: a hover waits
 * for its delay, a key moves the focus into the menu, a click keeps open what a hover has opened.
 */
export function opensOnDemand<Props extends object>(parts: OpensOnDemand<Props>) {
  const { Closed, load, opensOnHover } = parts;
  const fetchWhole = codeOf(load);

  return function OnDemand(props: Props): ReactElement {
    // Even if the full control is loaded: thirty triggers render quickly, thirty full controls do not.
    const [Whole, setWhole] = useState<ComponentType<Props>>();
    const asked = useRef<Asked>(undefined);
    const isPressed = useRef(false);
    const frame = useRef<HTMLSpanElement>(null);

    useEffect(() => {
      const trigger = frame.current?.querySelector<HTMLElement>(triggerSelector);
      if (!Whole || !asked.current || !trigger) return;
      repeat(asked.current, trigger);
      asked.current = undefined;
    }, [Whole]);

    async function open(how: Asked) {
      asked.current = how;
      const whole = await fetchWhole();
      // A swap between press and release would swallow the click.
      if (asked.current === how && !(how === 'hover' && isPressed.current)) setWhole(() => whole);
    }
    // Without a connection the trigger stays, and the next click tries again.
    const openWhenThere = (how: Asked) => void open(how).catch(() => undefined);

    if (Whole) {
      return (
        <span ref={frame} className="contents">
          <Whole {...props} />
        </span>
      );
    }
    return (
      <span
        ref={frame}
        role="presentation"
        className="contents"
        onPointerEnter={({ pointerType }: PointerEvent) => {
          if (pointerType === 'mouse' && opensOnHover?.(props)) openWhenThere('hover');
          else void fetchWhole().catch(() => undefined);
        }}
        onPointerLeave={() => {
          if (asked.current === 'hover') asked.current = undefined;
        }}
        onPointerDown={() => {
          isPressed.current = true;
        }}
        onFocus={() => void fetchWhole().catch(() => undefined)}
        onClick={({ target, detail }: MouseEvent) => {
          isPressed.current = false;
          if (target instanceof Element && target.closest(triggerSelector))
            openWhenThere(detail === 0 ? 'keyboard' : 'pointer');
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          openWhenThere('keyboard');
        }}
      >
        <Closed {...props} />
      </span>
    );
  };
}
