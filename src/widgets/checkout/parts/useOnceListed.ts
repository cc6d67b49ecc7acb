import { useEffect, useRef, useState } from 'react';

/** Returns a function that takes an added item's id. Once `ids` has it, `act` is called with it. */
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
