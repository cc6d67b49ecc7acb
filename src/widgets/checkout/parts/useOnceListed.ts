import { useEffect, useRef, useState } from 'react';

/**
 * Does something with what was just added, once the list that is drawn has it: before, no control can show it, and the flow does
 * not know it. Gives the function that says what was added.
 */
export const useOnceListed = (ids: readonly string[], act: (id: string) => void): ((id: string) => void) => {
  const [due, setDue] = useState<string>();
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const isListed = due !== undefined && ids.includes(due);
  useEffect(() => {
    if (!isListed) return;
    setDue(undefined);
    latest.current(due);
  }, [isListed, due]);
  return setDue;
};
