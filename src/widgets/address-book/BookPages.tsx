import { SEGMENT } from '../../core/http/define-endpoint.ts';
import { matchRoute } from '../../core/locale/match-route.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { pageObject } from '../kit/page/page-object.ts';
import dialog from '../kit/styles/dialog.css?inline';
import removed from '../kit/styles/removed-line.css?inline';
import { CustomerPages } from '../parts/customer-page/CustomerPages.tsx';
import type { addressBookWidget } from './address-book.widget.ts';
import { AddressList, NEW_ADDRESS } from './AddressList.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const STYLES = [removed, dialog];

/** Shows the signed-in customer's address book, or that of the account that the tag or the page's address names. Source: ACC-02. */
const BookPages = ({ accountId, headingLevel }: WidgetProps<typeof addressBookWidget>) => {
  const t = useWords<typeof en>();
  const isOn = useFlag('addressBook');
  const named = accountId || new URLSearchParams(location.search).get('uuid') || '';
  const account = SEGMENT.test(named) ? named : undefined;
  const isNew = matchRoute(location.pathname)?.name === 'addAddress';
  return (
    <CustomerPages
      {...{ t, headingLevel }}
      name="address-book"
      styles={STYLES}
      off={isOn ? undefined : { title: t('address-book.off'), text: t('address-book.offText') }}
    >
      {(page) => (
        <AddressList
          {...page}
          key={account ?? ''}
          account={account}
          first={isNew ? NEW_ADDRESS : pageObject(undefined, 'editAddress')}
        />
      )}
    </CustomerPages>
  );
};

export default BookPages;
