import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { useOverPage } from '../../kit/over-page/useOverPage.ts';
import { useId, useSharedWords } from '../../kit/element/widget-context.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { deepActiveElement } from '../../kit/ui/deep-focus.ts';
import { giveFocusBack } from '../../kit/ui/give-focus-back.ts';

type FloatingNoticeProps = {
  title: string;
  /** The text that the page's live region announces once, because the notice does not get the focus. */
  said: string;
  children: ReactNode;
  /** The buttons. One of them closes the notice, so there is no separate close button. */
  actions?: ReactNode;
  /** Content below the actions, which may be long. */
  more?: ReactNode;
  onClose: () => void;
};

/** Shows a notice over the page. It takes no focus; who went into it gets the focus back where it was. */
export const FloatingNotice = ({ title, said, children, actions, more, onClose }: FloatingNoticeProps) => {
  const t = useSharedWords();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const before = useRef<EventTarget | null>(null);
  const { registry } = runtime();
  useLayoutEffect(() => {
    const element = box.current;
    before.current = deepActiveElement(document);
    // For an element inside another widget, the event's target is only the widget's host, which can't take the focus
    // back. So the path is read.
    const note = (event: FocusEvent) => {
      const [target = null] = event.composedPath();
      if (target instanceof Node && !element?.contains(target)) before.current = target;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      const hadFocus = element?.matches(':focus-within') === true;
      if (hadFocus) giveFocusBack(before.current);
    };
  }, []);
  useOverPage(box);
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
      className="over-page float no-print"
      aria-labelledby={id}
      onKeyDown={escape}
    >
      <div className="float-in">
        {actions ? (
          <>
            <div className="float-text">
              <h2 id={id}>{title}</h2>
              {children}
            </div>
            <div className="float-acts acts">{actions}</div>
          </>
        ) : (
          <>
            <div className="float-head">
              <h2 id={id}>{title}</h2>
              <Button variant="plain" tight icon="x" label={t('shared.close')} onClick={onClose} />
            </div>
            {children}
          </>
        )}
        {more}
      </div>
    </section>
  );
};
