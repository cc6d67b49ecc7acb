import { useEffect } from 'react';
import { useCustomer } from '../../api/customer.ts';
import { CustomersOnly } from '../kit/page/CustomersOnly.tsx';
import { pageObject } from '../kit/page/page-object.ts';
import { RowsAwaited } from '../kit/page/RowsAwaited.tsx';
import { loginLink } from '../parts/commerce/login-link.ts';
import { useHeldFocus } from '../parts/commerce/useHeldFocus.ts';
import { adoptStyles } from '../kit/element/adopt-styles.ts';
import { useHost } from '../kit/element/widget-context.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import removed from '../kit/styles/removed-line.css?inline';
import { headingAt } from '../kit/page/heading-at.ts';
import { SavedCartDetails } from './SavedCartDetails.tsx';
import { SavedCartList } from './SavedCartList.tsx';
import type { savedCartsWidget } from './saved-carts.widget.ts';
import { useSavedCartsMessages } from './useSavedCartsMessages.ts';

/** Shows the signed-in customer's list of carts, or the cart that the page is about. Source: CRT-07 c. */
const SavedCartPages = ({ cartId, headingLevel }: WidgetProps<typeof savedCartsWidget>) => {
  const t = useSavedCartsMessages();
  const of = useCustomer();
  const code = pageObject(cartId, 'savedCartDetails');
  const heading = headingAt(headingLevel);
  const host = useHost();
  useHeldFocus();
  useEffect(() => void adoptStyles(host, [removed]), [host]);
  return (
    <CustomersOnly
      signIn={loginLink()}
      text={t('saved-carts.signInText')}
      heading={heading}
      awaited={<RowsAwaited label={t('saved-carts.loading')} rows={4} />}
    >
      {code === undefined ? (
        <SavedCartList of={of} heading={heading} />
      ) : (
        <SavedCartDetails key={code} of={of} code={code} heading={heading} />
      )}
    </CustomersOnly>
  );
};

export default SavedCartPages;
