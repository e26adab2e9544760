import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { codeOf } from './code-of.ts';
import { usePartFault } from './part-fault.ts';

export interface LateProps {
  /** Drawn until the part is there. */
  waiting?: ReactNode;
  /**
   * Its code cannot be fetched: whoever opened it takes it for closed, and may open it again. Left out of what nobody opens, such as a page:
   * that comes by itself once there is a connection again.
   */
  onMissing?: () => void;
}

interface MissingProps extends Pick<LateProps, 'onMissing'> {
  fault: unknown;
  renew: () => void;
}

/** Stands for a part that could not be fetched, and says so once. */
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
 * A part of the page whose code is fetched when it is first drawn. Where that fails, as without a connection, this part alone is missing
 * and `PartFaultProvider` hears of it; the next time that it is drawn it is fetched anew. A bare `lazy` would take the whole page along,
 * and never try again.
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
        return { default: ({ onMissing }) => <Missing {...{ fault, renew, onMissing }} /> };
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
