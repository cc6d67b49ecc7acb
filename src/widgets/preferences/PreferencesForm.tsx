import type { Account } from '../../api/account/account.contract.ts';
import { NOBODY, type Customer } from '../../api/customer.ts';
import { useCustomerMutation } from '../../api/customer-write.ts';
import type { Preferences, PreferencesChange } from '../../api/preferences/preferences.contract.ts';
import { changePreferencesMutation, preferencesQuery } from '../../api/preferences/preferences.queries.ts';
import { queryClient } from '../../api/query.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { joinedApart } from '../../core/i18n/message-format.ts';
import { CheckField } from '../kit/forms/CheckField.tsx';
import { SelectField } from '../kit/forms/SelectField.tsx';
import { EditPage } from '../kit/page/EditPage.tsx';
import type { PageRead, Heading } from '../kit/page/page-read.ts';
import { useSavedHere } from '../kit/page/useSavedHere.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { storeLink } from '../../api/links/store-link.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import * as v from 'valibot';
import type { FormSchema } from '../kit/forms/schema-resolver.ts';

type PreferencesFormProps = {
  of: Customer | undefined;
  heading: Heading;
  preferences: Preferences;
  /** The accounts to choose from. If they could not be read, the others can be saved without them. */
  accounts: PageRead & { data: readonly Account[] | undefined };
};

const EMAILS = ['orderEmails', 'quoteEmails', 'marketing'] as const;

const nameOf = ({ name, number }: Account): string => joinedApart(' · ', name, number);

/** Shows which emails a customer wants and their default account, with one button that saves both. Source: ACC-03 c, d. */
export const PreferencesForm = ({ of, heading, preferences, accounts }: PreferencesFormProps) => {
  const t = useWords<typeof en>();
  const { saves, page } = useSavedHere(t('preferences.saved'));
  const { mutateAsync } = useCustomerMutation(changePreferencesMutation(of ?? NOBODY));
  const { version } = preferences;
  const list = accounts.data ?? [];
  const textOf = (_field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'preferences.on' : 'preferences.off');
    const account = list.find(({ id }) => id === value);
    return account ? nameOf(account) : t('preferences.noAccount');
  };
  const Group = `h${Number(heading.slice(1)) + 1}` as 'h3';
  return (
    <EditPage
      key={saves}
      {...{ t, heading, version, textOf }}
      {...page}
      name="preferences"
      customersOwn="preferences"
      title={t('preferences.heading')}
      list={hasStorePages() ? storeLink('myAccount', {}) : undefined}
      start={startOf(preferences)}
      schema={preferencesSchema}
      save={(change, seen) => mutateAsync({ change, version: seen ?? version })}
      readAgain={async () => {
        const now = await queryClient().fetchQuery(preferencesQuery(of));
        return { start: startOf(now), version: now.version };
      }}
      labelOf={(field) => t(`preferences.${field as keyof PreferencesValues}`)}
      saveLabel={t('preferences.save')}
    >
      {({ field }) => (
        <>
          <Group>{t('preferences.emails')}</Group>
          {EMAILS.map((name) => (
            <CheckField
              key={name}
              label={t(`preferences.${name}`)}
              note={t(`preferences.note.${name}`)}
              {...field(name)}
            />
          ))}
          {accounts.data ? (
            <SelectField
              label={t('preferences.defaultAccountId')}
              description={t('preferences.note.defaultAccountId')}
              empty={t('preferences.noAccount')}
              {...field('defaultAccountId')}
            >
              {list.map((account) => (
                <option key={account.id} value={account.id}>
                  {nameOf(account)}
                </option>
              ))}
            </SelectField>
          ) : (
            <p>
              {t('preferences.accountsNotLoaded')}{' '}
              <Button variant="plain" busy={accounts.isFetching} onClick={() => void accounts.refetch()}>
                {t('shared.tryAgain')}
              </Button>
            </p>
          )}
        </>
      )}
    </EditPage>
  );
};

/** The values of the form. `defaultAccountId` is '' if no account is chosen. */
export type PreferencesValues = {
  orderEmails: boolean;
  quoteEmails: boolean;
  marketing: boolean;
  defaultAccountId: string;
};

const startOf = ({
  orderEmails,
  quoteEmails,
  marketing,
  defaultAccountId,
}: Preferences): PreferencesValues => ({
  orderEmails,
  quoteEmails,
  marketing,
  defaultAccountId: defaultAccountId ?? '',
});

/** The schema of the form. No account is sent as null, which removes the one before. */
const preferencesSchema: FormSchema<PreferencesValues, PreferencesChange> = v.object({
  orderEmails: v.boolean(),
  quoteEmails: v.boolean(),
  marketing: v.boolean(),
  defaultAccountId: v.pipe(
    v.string(),
    v.transform((id) => id || null),
  ),
});
