import { useState } from 'react';
import { useLate } from '../kit/element/late-part.ts';

/**
 * Loads a dialog at the first press. `press` loads and opens it. The state is `gone` if its code can't be loaded, until
 * the next press.
 */
export const useOpening = <Part extends object>(fetch: (host: HTMLElement) => Promise<Part>) => {
  const { part, load } = useLate(fetch);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'loading' | 'gone'>();
  const press = async (): Promise<void> => {
    setState('loading');
    try {
      await load();
      setOpen(true);
      setState(undefined);
    } catch {
      setState('gone');
    }
  };
  return {
    part,
    isOpen,
    isLoading: state === 'loading',
    isGone: state === 'gone',
    press: () => void press(),
    close: () => setOpen(false),
  };
};
