import { pageObject } from '../kit/page/page-object.ts';
import { CustomerPages } from '../parts/customer-page/CustomerPages.tsx';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import removed from '../kit/styles/removed-line.css?inline';
import { SavedCartDetails } from './SavedCartDetails.tsx';
import { SavedCartList } from './SavedCartList.tsx';
import type { savedCartsWidget } from './saved-carts.widget.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const STYLES = [removed];

/** Shows the signed-in customer's list of carts, or the cart that the page is about. Source: CRT-07 c. */
const SavedCartPages = ({ cartId, headingLevel }: WidgetProps<typeof savedCartsWidget>) => {
  const t = useWords<typeof en>();
  const code = pageObject(cartId, 'savedCartDetails');
  return (
    <CustomerPages {...{ t, headingLevel }} name="saved-carts" styles={STYLES}>
      {(page) =>
        code === undefined ? (
          <SavedCartList {...page} />
        ) : (
          <SavedCartDetails {...page} key={code} code={code} />
        )
      }
    </CustomerPages>
  );
};

export default SavedCartPages;
