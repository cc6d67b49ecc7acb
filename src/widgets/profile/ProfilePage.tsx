import { useFlag } from '../../core/flags/use-flag.ts';
import { runtime } from '../../core/runtime.ts';
import { profileQuery, type Profile } from '../../api/user/profile.queries.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { editStyles } from '../kit/page/EditPage.tsx';
import { RowsAwaited } from '../kit/page/late-pages.tsx';
import { UnreadPage } from '../kit/page/UnreadPage.tsx';
import { CustomerPages, type CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead } from '../parts/customer-page/useCustomerRead.ts';
import { ProfileForm } from './ProfileForm.tsx';
import type { profileWidget } from './profile.widget.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { pageAddress } from '../../api/links/optional-links.ts';
import { useRef, useState } from 'react';
import type { Customer } from '../../api/customer.ts';
import { changed, queryClient } from '../../api/query.ts';
import { formatDate, parseInstant } from '../../core/i18n/dates.ts';
import { latePart, useLate } from '../kit/element/late-part.ts';
import type { Heading } from '../kit/page/page-read.ts';
import { OnlyCustomer } from '../kit/page/OnlyCustomer.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { Notice } from '../kit/ui/Notice.tsx';

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
    <p className="page-part profile-links">
      <a href={address}>{t('profile.privacy')}</a>
      <a href={`${address.split('#')[0]}#close-account`}>{t('profile.close')}</a>
    </p>
  );
};

type PasswordSectionProps = { of: Customer | undefined; heading: Heading; profile: Profile };
type Outcome = 'passwordChanged' | 'passwordLeft';

const loadDialog = latePart(() => import('./password/PasswordDialog.tsx'));

/** Says when the password was changed last, and opens the journey that changes it. Source: ACC-03 b. */
const PasswordSection = ({ of, heading, profile }: PasswordSectionProps) => {
  const t = useWords<typeof en>();
  const { config, registry, author, row } = runtime();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const { part: PasswordDialog, failure, load } = useLate(loadDialog, isOpen);
  const Title = `h${Number(heading.slice(1)) + 1}` as 'h3';
  const at = parseInstant(profile.passwordChanged);
  // Without an identity service there is nothing to change.
  if (config.identity === undefined && !author) return null;
  const end = (is: Outcome): void => {
    setOpen(false);
    setOutcome(is);
    registry.actions.announce(t(`profile.${is}`));
    button.current?.focus();
  };
  return (
    <section className="page-part profile-password">
      <div>
        <Title>{t('profile.password')}</Title>
        {at !== undefined && (
          <p className="small quiet">{t('profile.changed', { date: formatDate(at, row.tag) })}</p>
        )}
      </div>
      {/* The journey is about whoever signed in: the member, not the customer. */}
      <OnlyCustomer what="password">
        <Button
          ref={button}
          busy={isOpen && PasswordDialog === undefined && failure === undefined}
          onClick={() => {
            setOutcome(undefined);
            if (author) return;
            setOpen(true);
            if (failure !== undefined) load().catch(() => undefined);
          }}
        >
          {t('profile.change')}
        </Button>
      </OnlyCustomer>
      {outcome && (
        <Notice tone={outcome === 'passwordChanged' ? 'success' : 'info'}>{t(`profile.${outcome}`)}</Notice>
      )}
      {isOpen && failure !== undefined && (
        <Notice tone="danger" role="alert">
          {t('profile.notOpened')}
        </Notice>
      )}
      {isOpen && PasswordDialog && (
        <PasswordDialog
          onChanged={async () => {
            await changed(['profile']);
            end('passwordChanged');
          }}
          onLost={async () => {
            await changed(['profile']);
            const { passwordChanged } = await queryClient().fetchQuery(profileQuery(of));
            if (passwordChanged === profile.passwordChanged) throw new Error('The password is the same.');
            end('passwordChanged');
          }}
          onLeft={() => end('passwordLeft')}
        />
      )}
    </section>
  );
};
