import {
  createContext,
  lazy,
  use,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Loaders created by {@link codeOf}: the code they have fetched is available offline. */
const made = new WeakSet<object>();

/**
 * Creates a loader that fetches code once. It fails fast without a connection: a browser remembers a module that it could not fetch
 * and never requests it again on this page, so the first try should be able to succeed. A failed try is repeated on the next call.
 */
export function codeOf<Code>(load: () => Promise<Code>): () => Promise<Code> {
  if (made.has(load)) return load;
  let code: Promise<Code> | undefined;
  const fetchCode = () => {
    if (!code && !navigator.onLine)
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module: offline'));
    code ??= load().catch((fault: unknown) => {
      code = undefined;
      throw fault;
    });
    return code;
  };
  made.add(fetchCode);
  return fetchCode;
}

const PartFaultContext = createContext<(fault: unknown) => void>(() => undefined);

/** Receives the errors of single parts of the page, to report them to the user: see `late` and `Fence`. */
export const PartFaultProvider = PartFaultContext.Provider;

/** Reports an error of a part of the page; does nothing without a provider. */
export function usePartFault(): (fault: unknown) => void {
  return use(PartFaultContext);
}

export interface LateProps {
  /** Rendered until the part is loaded. */
  waiting?: ReactNode;
  /**
   * Called when its code cannot be fetched: the opener treats it as closed, and may open it again. Not set for parts that are not
   * opened, such as a page: these retry when the connection is back.
   */
  onMissing?: () => void;
}

interface MissingProps extends Pick<LateProps, 'onMissing'> {
  fault: unknown;
  renew: () => void;
}

/** Replaces a part that could not be fetched, and reports it once. */
function Missing({ fault, renew, onMissing }: MissingProps) {
  const tell = usePartFault();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    renew();
    tell(fault);
    onMissing?.();
  }, [fault, renew, tell, onMissing]);
  return null;
}

/**
 * A whole page whose code is fetched on first render, below a `Suspense`. If that fails, nothing is left to show: the nearest
 * error boundary takes over. Parts of a page are {@link late}.
 */
export function latePage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => ({ default: await load() }));
}

/**
 * A part of the page whose code is fetched on first render. If that fails, as without a connection, only this part is missing and
 * `PartFaultProvider` reports it; the next render fetches it again. A bare `lazy` would take down the entire page, and never retry.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LateProps> {
  const fetchPart = codeOf(load);
  const ahead = () =>
    lazy(async (): Promise<{ default: ComponentType<Props & LateProps> }> => {
      try {
        return { default: await fetchPart() };
      } catch (fault) {
        return { default: ({ onMissing }) => <Missing fault={fault} renew={renew} onMissing={onMissing} /> };
      }
    });
  let Part = ahead();
  function renew() {
    Part = ahead();
  }

  return function Late(props) {
    const [Mine, setMine] = useState(() => Part);
    const again = useCallback(() => setMine(() => Part), []);
    const waitForNetwork = useCallback(() => addEventListener('online', again, { once: true }), [again]);
    useEffect(() => () => removeEventListener('online', again), [again]);
    return (
      <Suspense fallback={props.waiting}>
        <Mine onMissing={waitForNetwork} {...props} />
      </Suspense>
    );
  };
}
