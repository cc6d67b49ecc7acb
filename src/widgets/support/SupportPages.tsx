import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { CustomerPages } from '../parts/customer-page/CustomerPages.tsx';
import { CustomerSearch } from './CustomerSearch.tsx';
import type { supportWidget } from './support.widget.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

/** Shows the search for customers to a member of customer service. Source: ACC-08 a, b. */
const SupportPages = ({ headingLevel }: WidgetProps<typeof supportWidget>) => {
  const t = useWords<typeof en>();
  return (
    <CustomerPages {...{ t, headingLevel }} needsExtensions name="support">
      {(page) => <CustomerSearch {...page} />}
    </CustomerPages>
  );
};

export default SupportPages;
