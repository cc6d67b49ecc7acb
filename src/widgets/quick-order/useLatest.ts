import { useEffect, useRef, type RefObject } from 'react';

/** What was drawn last, for whoever acts later. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
