import { useEffect, useState } from 'react';

/** Pixels that the scroll bar of an element takes now; 0 where it floats. */
export function useScrollBarWidth(elementId: string): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = document.getElementById(elementId);
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.offsetWidth - element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementId]);
  return width;
}
