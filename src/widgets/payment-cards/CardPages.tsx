import type { WidgetProps } from '../kit/element/widget-contract.ts';
import dialog from '../kit/styles/dialog.css?inline';
import { CustomerPages } from '../parts/customer-page/CustomerPages.tsx';
import { CardList } from './CardList.tsx';
import type { paymentCardsWidget } from './payment-cards.widget.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const STYLES = [dialog];

/** Shows the signed-in customer's saved cards. Source: ACC-06. */
const CardPages = ({ headingLevel }: WidgetProps<typeof paymentCardsWidget>) => {
  const t = useWords<typeof en>();
  return (
    <CustomerPages {...{ t, headingLevel }} name="payment-cards" styles={STYLES}>
      {(page) => <CardList {...page} />}
    </CustomerPages>
  );
};

export default CardPages;
