import {
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { openModals } from '../../../core/registry/open-modals.ts';
import { runtime } from '../../../core/runtime.ts';
import { useId, useMessages } from '../../shared/element/widget-context.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { deepActiveElement } from '../../shared/ui/deep-focus.ts';

type FloatingNoticeProps = {
  title: string;
  /** Said once in the page's live region, since nothing takes the focus here. */
  said: string;
  children: ReactNode;
  /** One of them closes it, so that it has no other button for that. */
  actions?: ReactNode;
  /** Below the actions: what may be long. */
  more?: ReactNode;
  onClose: () => void;
};

/**
 * Tells something without holding anybody up: in the top layer at the page's lower edge, so that nothing moves and nothing
 * of the page lies over it. It takes no focus; a shopper who went into it gets the focus back where it was.
 */
export const FloatingNotice = ({ title, said, children, actions, more, onClose }: FloatingNoticeProps) => {
  const t = useMessages();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const before = useRef<EventTarget | null>(null);
  const { registry } = runtime();
  // The message centre stands at the same edge, as small as its button while there is nothing new.
  const lifted = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().messages.length > 0);
  useLayoutEffect(() => {
    const element = box.current;
    before.current = deepActiveElement(document);
    // From inside another widget: seen from here its element alone has the focus, and can't take it back.
    const note = (event: FocusEvent) => {
      const [target = null] = event.composedPath();
      if (target instanceof Node && !element?.contains(target)) before.current = target;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      const hadFocus = element?.matches(':focus-within') === true;
      if (hadFocus && before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);
  const waits = useSyncExternalStore(registry.subscribe, () => openModals(registry) > 0);
  useLayoutEffect(() => {
    if (!waits && box.current?.matches(':popover-open') === false) box.current.showPopover();
  }, [waits]);
  useEffect(() => registry.actions.announce(said), [registry, said]);
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears what its buttons let through
    <section
      ref={box}
      popover="manual"
      part="notice"
      className={lifted ? 'float lifted no-print' : 'float no-print'}
      aria-labelledby={id}
      onKeyDown={escape}
    >
      <div className="float-in">
        <div className="float-head">
          <h2 id={id}>{title}</h2>
          {!actions && <Button variant="plain" tight icon="x" label={t('shared.close')} onClick={onClose} />}
        </div>
        {children}
        {actions && <div className="float-acts acts">{actions}</div>}
        {more}
      </div>
    </section>
  );
};
