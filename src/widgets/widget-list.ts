import { accountMenuWidget } from './account-menu/account-menu.widget.ts';
import { bannerWidget } from './banner/banner.widget.ts';
import { cartWidget } from './cart/cart.widget.ts';
import { checkoutWidget } from './checkout/checkout.widget.ts';
import { errorPageWidget } from './error-page/error-page.widget.ts';
import { contactWidget } from './contact/contact.widget.ts';
import { footerWidget } from './footer/footer.widget.ts';
import { internationalOfficesWidget } from './international-offices/international-offices.widget.ts';
import { headerWidget } from './header/header.widget.ts';
import { miniCartWidget } from './mini-cart/mini-cart.widget.ts';
import { navigationWidget } from './navigation/navigation.widget.ts';
import { needHelpWidget } from './need-help/need-help.widget.ts';
import { notificationsWidget } from './notifications/notifications.widget.ts';
import { productWidget } from './product/product.widget.ts';
import { quickOrderWidget } from './quick-order/quick-order.widget.ts';
import { quotesWidget } from './quotes/quotes.widget.ts';
import { searchResultsWidget } from './search-results/search-results.widget.ts';
import { searchWidget } from './search/search.widget.ts';
import { savedCartsWidget } from './saved-carts/saved-carts.widget.ts';
import { signInWidget } from './sign-in/sign-in.widget.ts';
import { sessionWidget } from './session/session.widget.ts';
import { orderHistoryWidget } from './order-history/order-history.widget.ts';
import { qualificationsWidget } from './qualifications/qualifications.widget.ts';
import { addressBookWidget } from './address-book/address-book.widget.ts';
import { accountsWidget } from './accounts/accounts.widget.ts';
import { invoicesWidget } from './invoices/invoices.widget.ts';
import { paymentCardsWidget } from './payment-cards/payment-cards.widget.ts';
import { profileWidget } from './profile/profile.widget.ts';
import { preferencesWidget } from './preferences/preferences.widget.ts';
import { orderStatusWidget } from './order-status/order-status.widget.ts';
import { myAccountWidget } from './my-account/my-account.widget.ts';
import { supportWidget } from './support/support.widget.ts';
import type { WidgetContract } from './kit/element/widget-contract.ts';

/** All widgets, as data. The build makes each folder's `define.ts` an entry, which the loader fetches for its tag. */
export const widgets = [
  quickOrderWidget,
  miniCartWidget,
  accountMenuWidget,
  cartWidget,
  signInWidget,
  notificationsWidget,
  footerWidget,
  errorPageWidget,
  needHelpWidget,
  contactWidget,
  internationalOfficesWidget,
  sessionWidget,
  navigationWidget,
  searchWidget,
  bannerWidget,
  headerWidget,
  checkoutWidget,
  savedCartsWidget,
  productWidget,
  quotesWidget,
  searchResultsWidget,
  orderHistoryWidget,
  qualificationsWidget,
  addressBookWidget,
  accountsWidget,
  invoicesWidget,
  paymentCardsWidget,
  profileWidget,
  preferencesWidget,
  orderStatusWidget,
  myAccountWidget,
  supportWidget,
] as const satisfies readonly WidgetContract[];
