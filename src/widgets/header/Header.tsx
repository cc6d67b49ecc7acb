import { useEffect } from 'react';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { runtime } from '../../core/runtime.ts';
import { fromHere, homePath } from '../../api/links/site-link.ts';
import { loginLink } from '../../api/links/login-link.ts';
import { cartLink } from '../../api/links/store-link.ts';
import { FragmentPlace } from '../parts/content/FragmentPlace.tsx';
import { useHost } from '../kit/element/widget-context.ts';
import { useWords } from '../kit/element/useWords.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import type { headerWidget } from './header.widget.ts';
import type en from './messages/en.json';
import { Place } from './Place.tsx';
import { UtilityLinks } from './UtilityLinks.tsx';

/**
 * Draws `<assess-header>` and lays out its parts. Menu, search, notice, account and cart are widgets of their own. They
 * are drawn here unless the host page leaves them out or puts something in their place. The header is a landmark only
 * if the host page does not put it into one.
 */
export const Header = ({
  brand,
  utility,
  search,
  navigation,
  account,
  cart,
  banner,
}: WidgetProps<typeof headerWidget>) => {
  const t = useWords<typeof en>();
  const host = useHost();
  const linked = hasStorePages();
  const editable = useFlag('editableTemplates');
  useEffect(() => {
    const { storage, row } = runtime();
    if (!editable) storage.remove('headerMarkup', row.locale);
  }, [editable]);
  const Frame = host.closest('header, [role=banner]') ? 'div' : 'header';
  return (
    <Frame className="head">
      {utility && (
        <Place name="utility" className="util">
          {linked && (
            <nav aria-label={t('header.links')} part="utility">
              <UtilityLinks />
            </nav>
          )}
        </Place>
      )}
      <Place name="brand" className="brand">
        <a part="brand" href={linked ? fromHere(homePath()) : undefined}>
          {brand ?? t('header.brand')}
        </a>
      </Place>
      {search && (
        <Place name="search" className="find">
          <assess-search />
        </Place>
      )}
      {account && (
        <Place name="account" className="account">
          <assess-account-menu>
            {linked && <a href={loginLink()}>{t('header.signIn')}</a>}
          </assess-account-menu>
        </Place>
      )}
      {cart && (
        <Place name="cart" className="cart">
          <assess-mini-cart>
            <a href={cartLink()}>{t('header.cart')}</a>
          </assess-mini-cart>
        </Place>
      )}
      {navigation && (
        <Place name="navigation" className="menu">
          <assess-navigation>
            {utility && linked && (
              <div slot="more" className="more">
                <UtilityLinks />
              </div>
            )}
          </assess-navigation>
        </Place>
      )}
      {banner && (
        <Place name="banner" className="notice">
          <assess-banner />
        </Place>
      )}
      {editable && (
        <div className="markup">
          <FragmentPlace name="navigation" />
        </div>
      )}
    </Frame>
  );
};

type Tag = React.HTMLAttributes<HTMLElement>;

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- how React names the tags that JSX knows
  namespace JSX {
    interface IntrinsicElements {
      'assess-search': Tag;
      'assess-account-menu': Tag;
      'assess-mini-cart': Tag;
      'assess-navigation': Tag;
      'assess-banner': Tag;
    }
  }
}
