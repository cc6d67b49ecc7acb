import { latePart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { lateForm } from '../kit/page/late-form.tsx';
import { pageObject } from '../kit/page/page-object.ts';
import { CustomerPages } from '../parts/customer-page/CustomerPages.tsx';
import { AccountList } from './AccountList.tsx';
import type { accountsWidget } from './accounts.widget.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const AccountDetails = lateForm(latePart(() => import('./details/AccountDetails.tsx')));

/** Shows the signed-in customer's list of accounts, or the account that the page is about. Source: ACC-05. */
const AccountPages = ({ accountId, headingLevel }: WidgetProps<typeof accountsWidget>) => {
  const t = useWords<typeof en>();
  const id = pageObject(accountId, 'accounts');
  return (
    <CustomerPages {...{ t, headingLevel }} needsExtensions name="accounts">
      {(page) =>
        id === undefined ? <AccountList {...page} /> : <AccountDetails {...page} key={id} id={id} />
      }
    </CustomerPages>
  );
};

export default AccountPages;
