import { useState } from 'react';
import * as v from 'valibot';
import { findInvoice, type FoundInvoice } from '../../../api/invoice/invoice-look-up.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { formatDay, formatTime } from '../../../core/i18n/dates.ts';
import { reasonOf, waitUntil } from '../../../core/reason-of.ts';
import { runtime } from '../../../core/runtime.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import { formStyles } from '../../kit/forms/forms.ts';
import { SchemaForm } from '../../kit/forms/SchemaForm.tsx';
import { useSchemaForm } from '../../kit/forms/useSchemaForm.ts';
import { Facts } from '../../kit/page/Facts.tsx';
import { FAILURE, FailureNotice } from '../../kit/page/OutcomeNotices.tsx';
import type { Heading } from '../../kit/page/page-read.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { priceOf } from '../../parts/price/Price.tsx';
import { storeLink } from '../../../api/links/store-link.ts';
import { InvoiceActs } from '../InvoiceActs.tsx';
import { InvoiceStatus } from '../InvoiceStatus.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type shared from '../messages/en.json';
import type en from './messages/en.json';

const required = (key: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(key), v.maxLength(most, 'invoices.find.tooLong'));

/** What is asked for. Numbers come pasted from mails, so they may be long until they are trimmed. */
const lookUpSchema = v.object({
  number: required('invoices.find.numberMissing', 60),
  postalCode: required('invoices.find.postalCodeMissing', 20),
});

/** Finds one invoice by its number and the postal code of its bill. No user is fetched or shown. Source: ACC-07 c, SES-12. */
const LookUp = ({ heading: Heading }: { heading: Heading }) => {
  const t = useWords<typeof en>();
  const focus = useFocusAfter();
  const controls = useSchemaForm({ schema: lookUpSchema, start: { number: '', postalCode: '' } });
  const [found, setFound] = useState<FoundInvoice>();
  const [failure, setFailure] = useState<unknown>();
  const find = async ({ number, postalCode }: { number: string; postalCode: string }): Promise<void> => {
    setFailure(undefined);
    setFound(undefined);
    try {
      setFound(await findInvoice(number, postalCode));
      focus('.invoice-found');
    } catch (error) {
      setFailure(error);
      focus(FAILURE);
    }
  };
  return (
    <div className="invoice-find">
      <Heading tabIndex={-1} data-heading>
        {t('invoices.find.title')}
      </Heading>
      {failure !== undefined && <Failure error={failure} onDismiss={() => setFailure(undefined)} />}
      <SchemaForm controls={controls} onSend={find}>
        <div className="invoice-fields">
          <TextField
            label={t('invoices.find.number')}
            autoComplete="off"
            maxLength={200}
            {...controls.field('number')}
          />
          <TextField
            label={t('invoices.find.postalCode')}
            autoComplete="postal-code"
            maxLength={200}
            {...controls.field('postalCode')}
          />
        </div>
        <div className="acts">
          <Button type="submit" variant={found ? 'outline' : 'primary'} busy={controls.sending}>
            {t('invoices.find.find')}
          </Button>
          {hasStorePages() && <a href={storeLink('invoices', {})}>{t('invoices.find.signIn')}</a>}
        </div>
      </SchemaForm>
      {found && <FoundNotice found={found} />}
    </div>
  );
};

const Failure = ({ error, onDismiss }: { error: unknown; onDismiss: () => void }) => {
  const t = useWords<typeof en>();
  const [until] = useState(() => waitUntil(error));
  const why = reasonOf(error, { status: { 429: 'wait' } });
  if (why === 'gone') return <FailureNotice title={t('invoices.find.notFound')} onDismiss={onDismiss} />;
  if (why !== 'wait')
    return <FailureNotice title={t('invoices.find.failed')} why={why} onDismiss={onDismiss} />;
  const time = formatTime(until, runtime().row.tag);
  return <FailureNotice title={t('invoices.find.tooManyTries', { time })} onDismiss={onDismiss} />;
};

const FoundNotice = ({ found: { invoice, invoiceToken } }: { found: FoundInvoice }) => {
  const t = useWords<typeof shared>();
  const { id, due, total, paid, toPay, isBeingPaid } = invoice;
  return (
    <section
      className="invoice-detail invoice-found"
      tabIndex={-1}
      aria-label={t('invoices.one', { number: id })}
    >
      <p>
        <b translate="no">{t('invoices.one', { number: id })}</b> <InvoiceStatus {...invoice} />
      </p>
      <Facts
        className="facts invoice-facts"
        facts={[
          [t('invoices.due'), formatDay(due, runtime().row.tag)],
          [t('invoices.total'), priceOf(total)],
          [t('invoices.paid'), paid && paid.value > 0 && priceOf(paid)],
          [t('invoices.toPay'), priceOf(toPay)],
        ]}
      />
      <InvoiceActs {...{ invoice, isBeingPaid }} by={{ invoiceToken }} />
    </section>
  );
};

export const styles = formStyles;
export const bind = boundWords(LookUp);
