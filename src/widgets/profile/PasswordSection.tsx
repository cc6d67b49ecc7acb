import { useRef, useState } from 'react';
import type { Customer } from '../../api/customer.ts';
import { changed, queryClient } from '../../api/query.ts';
import { profileQuery, type Profile } from '../../api/user/profile.queries.ts';
import { formatDate, parseInstant } from '../../core/i18n/dates.ts';
import { runtime } from '../../core/runtime.ts';
import { latePart, useLate } from '../kit/element/late-part.ts';
import type { Heading } from '../kit/page/page-read.ts';
import { OnlyCustomer } from '../kit/page/OnlyCustomer.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type PasswordSectionProps = { of: Customer | undefined; heading: Heading; profile: Profile };
type Outcome = 'passwordChanged' | 'passwordLeft';

const loadDialog = latePart(() => import('./password/PasswordDialog.tsx'));

/** Says when the password was changed last, and opens the journey that changes it. Source: ACC-03 b. */
export const PasswordSection = ({ of, heading, profile }: PasswordSectionProps) => {
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
    <section className="profile-part profile-password">
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
        <Notice
          tone={outcome === 'passwordChanged' ? 'success' : 'info'}
          word={t(outcome === 'passwordChanged' ? 'shared.level.success' : 'shared.level.info')}
        >
          {t(`profile.${outcome}`)}
        </Notice>
      )}
      {isOpen && failure !== undefined && (
        <Notice tone="danger" word={t('shared.level.danger')} role="alert">
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
