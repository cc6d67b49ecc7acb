import { useFlag } from '../../core/flags/use-flag.ts';
import { runtime } from '../../core/runtime.ts';
import { profileQuery, type Profile } from '../../api/user/profile.queries.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { editStyles } from '../kit/page/EditPage.tsx';
import { RowsAwaited } from '../kit/page/RowsAwaited.tsx';
import { UnreadPage } from '../kit/page/UnreadPage.tsx';
import { CustomerPages, type CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import type { profileWidget } from './profile.widget.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { pageAddress } from '../../api/links/page-address.ts';

/** The sample of author mode (EMB-11). */
const SAMPLE: Profile = {
  uid: 'sample',
  firstName: 'Robin',
  lastName: 'Sample',
  email: 'robin@school.example',
  userName: 'robin',
  phone: '+1 202 555 0117',
  passwordChanged: '2026-03-03T15:00:00.000Z',
};

/** Shows the signed-in customer's profile. Source: ACC-03 a, b, e. */
const ProfilePage = ({ headingLevel }: WidgetProps<typeof profileWidget>) => {
  const t = useWords<typeof en>();
  return (
    <CustomerPages {...{ t, headingLevel }} name="profile" styles={editStyles}>
      {(page) => <OwnProfile {...page} />}
    </CustomerPages>
  );
};

const OwnProfile = ({ of, heading }: CustomerPage) => {
  const t = useWords<typeof en>();
  const read = useCustomerRead('profile.read', profileQuery(of), SAMPLE);
  const showsUserName = useFlag('ssoShowUserName');
  const { data: profile } = read;
  if (!profile)
    return read.error ? (
      <UnreadPage {...{ heading, read }} title={t('profile.notLoaded')} />
    ) : (
      <RowsAwaited label={t('profile.loading')} rows={4} />
    );
  return (
    <>
      <ProfileForm {...{ of, heading, profile, showsUserName }} />
      {(of || runtime().author) && <PasswordSection {...{ of, heading, profile }} />}
      <PrivacyLinks />
    </>
  );
};

export default ProfilePage;

/** Links to what the store says about a customer's data, if the page's settings name that page. Source: ACC-03 e. */
const PrivacyLinks = () => {
  const t = useWords<typeof en>();
  const address = pageAddress('privacyUrl');
  if (address === undefined) return null;
  return (
    <p className="profile-part profile-links">
      <a href={address}>{t('profile.privacy')}</a>
      <a href={`${address.split('#')[0]}#close-account`}>{t('profile.close')}</a>
    </p>
  );
};
