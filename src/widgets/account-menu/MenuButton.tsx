import { useRef, useState, type FocusEvent, type KeyboardEvent, type ToggleEvent } from 'react';
import { runtime } from '../../core/runtime.ts';
import { storeLink } from '../shared/commerce/store-link.ts';
import { useLatePart } from '../shared/element/late-part.ts';
import { useEmit, useHost, useId, useMessages } from '../shared/element/widget-context.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { Face } from './Face.tsx';
import { loadMenu } from './load-menu.ts';
import type en from './messages/en.json';
import { useParting } from './useKeptFocus.ts';
import { useSignOut } from './useSignOut.ts';
import type { Visitor } from './useVisitor.ts';

type MenuButtonProps = { visitor: Visitor; onGone: (focused: boolean) => void };

/** The button of who is signed in, and the popover that it opens, by the pattern of menu buttons (SHL-06). */
export const MenuButton = ({ visitor: { firstName, fullName, initials }, onGone }: MenuButtonProps) => {
  const t = useMessages<keyof typeof en>();
  const host = useHost();
  const emit = useEmit();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  /** Which entry gets the focus when the menu is there. */
  const [start, setStart] = useState<'first' | 'last'>('first');
  const [open, setOpen] = useState(false);
  const { part: menu, load } = useLatePart(loadMenu);
  const { leaving, signOut } = useSignOut();
  useParting(onGone);
  const label = leaving ? t('account-menu.signingOut') : firstName || t('account-menu.title');

  const near = () => void load().catch(() => undefined);
  const close = () => {
    popover.current?.hidePopover();
    button.current?.focus();
  };
  /** Without its part the menu is no use: the account's own page has the same ways. */
  const fail = (error: unknown) => {
    console.error('Assess widgets: the account menu could not be loaded.', error);
    close();
    emit('assess-error', { code: 'widget.chunk', widget: host.localName });
    if (!runtime().author) location.assign(storeLink('myAccount', {}));
  };
  const toggled = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setOpen(newState === 'open');
    if (newState === 'open') load().catch(fail);
    else setStart('first');
  };
  const arrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setStart(event.key === 'ArrowUp' ? 'last' : 'first');
    popover.current?.showPopover();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const left = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
    // A press on the button closes it by itself.
    const elsewhere = relatedTarget instanceof Node && relatedTarget !== button.current;
    if (elsewhere && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        part="button"
        className="account"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={leaving || undefined}
        onKeyDown={arrow}
        onPointerEnter={near}
        onFocus={near}
      >
        {/* Drawn anew with another name: what only moved would count as a shift of the page (PERF-10). */}
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
      <div
        ref={popover}
        id={id}
        popover="auto"
        part="menu"
        className="pop"
        onToggle={toggled}
        onKeyDown={escape}
        onBlur={left}
      >
        {open &&
          (menu ? (
            <menu.Menu
              name={fullName}
              start={start}
              onClose={close}
              onSignOut={signOut && (() => (close(), signOut()))}
            />
          ) : (
            <p className="soon" />
          ))}
      </div>
    </>
  );
};
