import { useEffect, useRef, type RefObject } from 'react';

/**
 * A ref that is true once the component has unmounted, or while an `Activity` hides it. For callbacks that run
 * later.
 */
export function useHasLeft(): RefObject<boolean> {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return hasLeft;
}
