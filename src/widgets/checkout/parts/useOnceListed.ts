import { useEffect, useRef, useState } from 'react';

/**
 * Calls `act` with an added item as soon as the drawn list contains it. Before that no control can show it and the flow
 * does not know it. Returns the function that names the added item.
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
