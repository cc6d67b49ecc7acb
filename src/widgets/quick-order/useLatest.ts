import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref to the value that was drawn last, for callbacks that run later. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
