import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useHost } from '../kit/element/widget-context.ts';

type Props = { name: string; className: string; children: ReactNode };

/**
 * A place in the header: the author's own element for it, else what is drawn there. The latter is not there at all
 * beside the former: an element that nobody sees would still run. A widget that the server drew there goes on in its
 * new place (LEAD-13).
 */
export const Place = ({ name, className, children }: Props) => {
  const host = useHost();
  const subscribe = useCallback(
    (listener: () => void) => {
      host.shadowRoot?.addEventListener('slotchange', listener);
      return () => host.shadowRoot?.removeEventListener('slotchange', listener);
    },
    [host],
  );
  const taken = useSyncExternalStore(
    subscribe,
    () => host.querySelector(`:scope > [slot='${name}']`) !== null,
  );
  const [standing] = useState(() => standingIn(host, className));
  return (
    <div className={className}>
      <slot name={name}>{!taken && (standing ? <Moved element={standing} /> : children)}</slot>
    </div>
  );
};

/** The widget that stands in this place of the header as the server drew it. */
const standingIn = (host: HTMLElement, className: string): Element | undefined => {
  const element = host.shadowRoot?.querySelector(`.${className} > slot > *`);
  return element?.localName.includes('-') ? element : undefined;
};

/** By `moveBefore` where there is one: then nothing in it starts anew, not even its style sheets. */
const Moved = ({ element }: { element: Element }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const to = place.current as (HTMLElement & { moveBefore?: (node: Node, before: null) => void }) | null;
    if (to?.moveBefore && element.isConnected) to.moveBefore(element, null);
    else to?.append(element);
  }, [element]);
  return <div ref={place} className="moved" />;
};
