import { useEffect } from 'react';
import { DRAWN_KEY, lineOfCart, type Drawn } from '../../../core/registry/own-readings.ts';
import { runtime } from '../../../core/runtime.ts';
import { useId } from '../../kit/element/widget-context.ts';

/**
 * Tells the page which lines of the cart a widget draws. A failure to change one of them is shown there, so the message
 * centre leaves it out. Source: LEAD-07.
 */
export const useDrawnLines = (codes: readonly string[]): void => {
  const id = useId();
  const all = codes.join('\n');
  useEffect(() => {
    const { registry } = runtime();
    const drawn = () => (registry.reading(DRAWN_KEY).data as Drawn | undefined) ?? {};
    registry.keep(DRAWN_KEY, { ...drawn(), [id]: all.split('\n').map(lineOfCart) });
    return () => {
      const { [id]: _gone, ...others } = drawn();
      registry.keep(DRAWN_KEY, others);
    };
  }, [id, all]);
};
