import { Fragment, useRef } from 'react';
import { useFlag } from '../../../core/flags/use-flag.ts';
import { storeLink } from '../../../api/links/store-link.ts';
import { useWords } from '../../kit/element/useWords.ts';
import { accountRoutes } from '../../../api/links/account-routes.ts';
import type en from './messages/en.json';
import { useMenuFocus } from './useMenuFocus.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import own from './menu.css?inline';

type MenuProps = {
  /** The full name, which the button may show only in part. It is '' if unknown. */
  name: string;
  start: 'first' | 'last';
  /** Closes the menu and returns the focus to the button. */
  onClose: () => void;
  onSignOut: (() => void) | undefined;
};

/** Draws the entries of the account menu. The name at its head leads to the overview (SHL-06). */
export const AccountEntries = ({ name, start, onClose, onSignOut }: MenuProps) => {
  const t = useWords<typeof en>();
  const menu = useRef<HTMLDivElement>(null);
  const groups = accountRoutes({
    orderHistory: useFlag('orderHistory'),
    addressBook: useFlag('addressBook'),
    accountQualifications: useFlag('accountQualifications'),
  });
  const overview = storeLink('myAccount', {});
  const { onKeyDown } = useMenuFocus(menu, { start, onClose });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its entries have the focus */}
      <div
        ref={menu}
        role="menu"
        className="entries"
        aria-label={t('account-menu.menu')}
        onKeyDown={onKeyDown}
      >
        <a role="menuitem" tabIndex={-1} className="whose" href={overview} {...(isHere(overview) && HERE)}>
          <span className={name === '' ? undefined : 'quiet small'}>{t('account-menu.myAccount')}</span>{' '}
          {name !== '' && <b>{name}</b>}
        </a>
        {groups.map((routes) => (
          <Fragment key={routes[0]}>
            <hr />
            {routes.map((route) => {
              // The menu of the specification has no invoices.
              if (route === 'invoices') return null;
              const href = storeLink(route, {});
              return (
                <a key={route} role="menuitem" tabIndex={-1} href={href} {...(isHere(href) && HERE)}>
                  {t(`account-menu.${route}`)}
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

export const styles = [own];
export const bind = boundWords(AccountEntries);
