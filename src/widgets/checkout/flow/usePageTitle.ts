import { useEffect, useRef, type RefObject } from 'react';
import { emit } from '../../../core/events/emit.ts';
import { runtime } from '../../../core/runtime.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

const WRONG = '.notice-danger, .field-error, [aria-invalid="true"], [data-wrong]';

/**
 * Tells the page a title for what is shown: `name`, with 'Error:' before it while something in the place is wrong. A
 * change of the title is told again. A step whose wrong field is drawn elsewhere says so by `data-wrong`. Returns the ref for that place. Source: WCAG 2.4.2.
 */
export const usePageTitle = <Place extends HTMLElement>(name: string): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  const host = useHost();
  const error = useCheckoutMessages()('shared.level.danger');
  useEffect(() => {
    // A sample in an editor names nothing.
    if (runtime().author) return undefined;
    let told: string | undefined;
    const tell = () => {
      const title = place.current?.querySelector(WRONG) ? `${error} ${name}` : name;
      if (title !== told) emit(host, 'assess-checkout-title', { title });
      told = title;
    };
    tell();
    // The steps and their fields know what is wrong, each in its own way. What they draw is one way.
    const watch = new MutationObserver(tell);
    if (place.current)
      watch.observe(place.current, {
        subtree: true,
        childList: true,
        attributeFilter: ['aria-invalid', 'data-wrong'],
      });
    return () => watch.disconnect();
  }, [name, error, host]);
  return place;
};
