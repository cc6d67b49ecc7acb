import { Fragment, useRef } from 'react';
import { useFlag } from '../../../core/flags/use-flag.ts';
import { storeLink } from '../../parts/commerce/store-link.ts';
import { useMessages } from '../../kit/element/widget-context.ts';
import { menuEntries } from './menu-entries.ts';
import type en from './messages/en.json';
import { useMenuFocus } from './useMenuFocus.ts';

export type MenuProps = {
  /** The full name, which the button may show only in part. It is '' if unknown. */
  name: string;
  start: 'first' | 'last';
  /** Closes the menu and returns the focus to the button. */
  onClose: () => void;
  onSignOut: (() => void) | undefined;
};

/** Draws the entries of the account menu. */
export const AccountEntries = ({ name, start, onClose, onSignOut }: MenuProps) => {
  const t = useMessages<keyof typeof en>();
  const menu = useRef<HTMLDivElement>(null);
  const groups = menuEntries({
    orderHistory: useFlag('orderHistory'),
    addressBook: useFlag('addressBook'),
    accountQualifications: useFlag('accountQualifications'),
  });
  const { onKeyDown } = useMenuFocus(menu, { start, onClose });
  return (
    <>
      {name !== '' && (
        <p className="whose">
          <span className="quiet small">{t('account-menu.signedInAs')}</span> <b>{name}</b>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its entries have the focus */}
      <div
        ref={menu}
        role="menu"
        className="entries"
        aria-label={t('account-menu.menu')}
        onKeyDown={onKeyDown}
      >
        {groups.map((entries, place) => (
          <Fragment key={place}>
            {place > 0 && <hr />}
            {entries.map(({ words, route }) => {
              const href = storeLink(route, {});
              return (
                <a key={route} role="menuitem" tabIndex={-1} href={href} {...(isHere(href) && HERE)}>
                  {t(words)}
                </a>
              );
            })}
          </Fragment>
        ))}
        {onSignOut && (
          <>
            <hr />
            <button type="button" role="menuitem" tabIndex={-1} onClick={onSignOut}>
              {t('account-menu.signOut')}
            </button>
          </>
        )}
      </div>
    </>
  );
};

const HERE = { 'aria-current': 'page' } as const;

const isHere = (href: string): boolean => {
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && pathname === location.pathname.replace(/\/+$/, '');
};
