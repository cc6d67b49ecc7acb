import { useEffect, useRef, useState } from 'react';

/**
 * Does something with what was just added, once the list that is drawn has it: before, no control can show it, and the flow does
 * not know it. Gives the function that says what was added.
 */
export const useOnceListed = (ids: readonly string[], act: (id: string) => void): ((id: string) => void) => {
  const [due, setDue] = useState<string>();
  const latest = useRef(act);
  const done = useRef<string>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  const isListed = due !== undefined && ids.includes(due);
  useEffect(() => {
    if (!isListed || done.current === due) return;
    done.current = due;
    latest.current(due);
  }, [isListed, due]);
  return (id) => {
    done.current = undefined;
    setDue(id);
  };
};
