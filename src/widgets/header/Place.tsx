import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { useHost } from '../shared/element/widget-context.ts';

type Props = { name: string; className: string; children: ReactNode };

/**
 * A place in the header: the author's own element for it, else what is drawn there. The latter is not there at all
 * beside the former: an element that nobody sees would still run.
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
  return (
    <div className={className}>
      <slot name={name}>{!taken && children}</slot>
    </div>
  );
};
