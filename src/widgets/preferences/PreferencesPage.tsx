import { accountsQuery } from '../../api/account/account.queries.ts';
import type { Preferences } from '../../api/preferences/preferences.contract.ts';
import { preferencesQuery } from '../../api/preferences/preferences.queries.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { editStyles } from '../kit/page/EditPage.tsx';
import { RowsAwaited } from '../kit/page/late-pages.tsx';
import { UnreadPage } from '../kit/page/UnreadPage.tsx';
import { CustomerPages, type CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { PreferencesForm } from './PreferencesForm.tsx';
import type { preferencesWidget } from './preferences.widget.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const SAMPLE: Preferences = { orderEmails: true, quoteEmails: true, marketing: false, version: '1' };

/** Shows the signed-in customer's preferences. Source: ACC-03 c. */
const PreferencesPage = ({ headingLevel }: WidgetProps<typeof preferencesWidget>) => {
  const t = useWords<typeof en>();
  return (
    <CustomerPages {...{ t, headingLevel }} needsExtensions name="preferences" styles={editStyles}>
      {(page) => <OwnPreferences {...page} />}
    </CustomerPages>
  );
};

const OwnPreferences = ({ of, heading }: CustomerPage) => {
  const t = useWords<typeof en>();
  const read = useCustomerRead('preferences.read', preferencesQuery(of), SAMPLE);
  const accounts = useCustomerRead('accounts.read', accountsQuery(of), []);
  const { data: preferences } = read;
  if (!preferences && read.error)
    return (
      <UnreadPage {...{ heading, read }} title={t('preferences.notLoaded')} gone={t('preferences.none')} />
    );
  if (!preferences || (!accounts.data && !accounts.error))
    return <RowsAwaited label={t('preferences.loading')} rows={4} />;
  return <PreferencesForm {...{ of, heading, preferences, accounts }} />;
};

export default PreferencesPage;
