import { useSyncExternalStore } from 'react';
import { customerName } from '../../api/customer.ts';
import { joinedApart } from '../../core/i18n/message-format.ts';
import { runtime } from '../../core/runtime.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { headingBelow } from '../kit/page/page-read.ts';
import { CustomerPages, type CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { LastOrders } from './LastOrders.tsx';
import type { myAccountWidget } from './my-account.widget.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { useOverview } from './useOverview.ts';
import { Waiting } from './Waiting.tsx';
import { YourPages } from './YourPages.tsx';

/** Shows the overview of the signed-in customer's account. Source: SHL-06. */
const OverviewPage = ({ headingLevel }: WidgetProps<typeof myAccountWidget>) => {
  const t = useWords<typeof en>();
  return (
    <CustomerPages {...{ t, headingLevel }} needsExtensions name="my-account">
      {(page) => <Overview {...page} />}
    </CustomerPages>
  );
};

const Overview = ({ of, heading: Heading }: CustomerPage) => {
  const t = useWords<typeof en>();
  const reads = useOverview(of);
  const name = useSyncExternalStore(runtime().registry.subscribe, () => {
    const { firstName, lastName } = customerName();
    return joinedApart(' ', firstName, lastName);
  });
  const heading = headingBelow(Heading);
  return (
    <>
      <header className="list-head">
        <div>
          <Heading tabIndex={-1} data-heading>
            {t('my-account.title')}
          </Heading>
          {name !== '' && (
            <p className="quiet small own-name">
              <bdi>{name}</bdi>
            </p>
          )}
        </div>
      </header>
      <Waiting heading={heading} reads={reads} />
      {reads.orders && <LastOrders heading={heading} read={reads.orders} />}
      <YourPages heading={heading} level={reads.qualifications?.data?.level} />
    </>
  );
};

export default OverviewPage;
