import { useEffect, useRef, useState } from 'react';

/**
 * Returns a function that takes the id of an item that was just added. Once `ids` contains it, `act` is called with it, once
 * per call of that function. Before that no control can show the item.
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
