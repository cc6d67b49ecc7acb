import { useState, type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { runtime } from '../../core/runtime.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { latePart, useLate } from '../kit/element/late-part.ts';
import { useEmit, useHost } from '../kit/element/widget-context.ts';
import { useWords } from '../kit/element/useWords.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import { usePopover } from '../kit/ui/usePopover.ts';
import type en from './messages/en.json';
import type { Visitor } from './useVisitor.ts';

const loadMenu = latePart(() => import('./menu/AccountEntries.tsx'));

type MenuButtonProps = { visitor: Visitor; onGone: (focused: boolean) => void };

/** Draws the button of the signed-in visitor and the menu that it opens, in the ARIA pattern of a menu button (SHL-06). */
export const MenuButton = ({ visitor: { firstName, fullName, initials }, onGone }: MenuButtonProps) => {
  const t = useWords<typeof en>();
  const host = useHost();
  const emit = useEmit();
  const [start, setStart] = useState<'first' | 'last'>('first');
  const { part: Menu, load, waits } = useLate(loadMenu);
  const { leaving, signOut } = useSignOut();
  useParting(onGone);
  const label = leaving ? t('account-menu.signingOut') : firstName || t('account-menu.title');

  const near = () => void load().catch(() => undefined);
  const sayOffline = () => runtime().registry.actions.announce(t('account-menu.offline'));
  /** If the menu can't be loaded, the shopper is sent to the account page, which has the same links. */
  const fail = (error: unknown) => {
    console.error('Assess widgets: the account menu could not be loaded.', error);
    emit('assess-error', { code: 'widget.chunk', widget: host.localName });
    if (!runtime().author) location.assign(storeLink('myAccount', {}));
  };
  const { open, show, close, opener, sheet, escape, leave } = usePopover((opens, shut) => {
    if (opens) load().catch((error: unknown) => (navigator.onLine ? (shut(), fail(error)) : sayOffline()));
    else setStart('first');
  });
  const arrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setStart(event.key === 'ArrowUp' ? 'last' : 'first');
    show();
  };

  return (
    <>
      <button
        {...opener}
        part="button"
        className="account"
        aria-haspopup="menu"
        aria-busy={leaving || undefined}
        onKeyDown={arrow}
        onPointerEnter={near}
        onFocus={near}
      >
        {/* The key makes a new element for another name. An element that only moved would count as a layout shift
            (PERF-10). */}
        <span className="in" key={label}>
          <Face initials={initials} />
          <span className="word" part="label" aria-hidden>
            {label}
          </span>
          <Icon name="chevron" />
        </span>
        <span className="vh">
          {fullName === '' ? t('account-menu.title') : t('account-menu.name', { name: fullName })}
        </span>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears Escape from what it holds */}
      <div {...sheet} part="menu" className="pop" onKeyDown={escape} onBlur={leave}>
        {open &&
          (Menu ? (
            <Menu
              name={fullName}
              start={start}
              onClose={close}
              onSignOut={signOut && (() => (close(), signOut()))}
            />
          ) : (
            <p className="soon">{waits && t('account-menu.offline')}</p>
          ))}
      </div>
    </>
  );
};

/** Returns a function that ends the session. Undefined if an older copy of the widgets started the page. */
const useSignOut = (): { leaving: boolean; signOut: (() => void) | undefined } => {
  const { registry, author } = runtime();
  const [leaving, setLeaving] = useState(false);
  const { signOut } = registry;
  const leave = async (): Promise<void> => {
    if (leaving || author || !signOut) return;
    setLeaving(true);
    await signOut();
    setLeaving(false);
  };
  return { leaving, signOut: signOut && (() => void leave()) };
};

/** Draws initials in a circle, or the outline of a person. It is decoration: the text beside it says the same. */
export const Face = ({ initials = '' }: { initials?: string }) => (
  <span className="face" aria-hidden>
    {initials || (
      <svg className="icon" viewBox="0 0 20 20">
        <path d="M10 3.2a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM3.8 17c.5-3.3 2.9-5 6.2-5s5.7 1.7 6.2 5" />
      </svg>
    )}
  </span>
);

/** Calls `onGone` when the component is removed, with whether the focus was in it. */
export const useParting = (onGone: (focused: boolean) => void): void => {
  const host = useHost();
  useLayoutEffect(() => () => onGone(host.matches(':focus-within')), [host, onGone]);
};

/** Keeps the focus when sign-in link and button replace each other. Returns the callback for the one that is removed. */
export const useFocusAcrossSignIn = (signedIn: boolean): ((focused: boolean) => void) => {
  const host = useHost();
  const kept = useRef(false);
  useLayoutEffect(() => {
    if (kept.current) (host.shadowRoot ?? host).querySelector<HTMLElement>('.account')?.focus();
    kept.current = false;
  }, [host, signedIn]);
  return useCallback((focused) => {
    kept.current = focused;
  }, []);
};
