import { useState, useSyncExternalStore } from 'react';
import { readOrderStatus, type OrderProgress } from '../../api/order/order-status.contract.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { callService } from '../../core/http/call-service.ts';
import { formatTime } from '../../core/i18n/dates.ts';
import { reasonOf, type Reason, waitUntil } from '../../core/reason-of.ts';
import { runtime } from '../../core/runtime.ts';
import { SchemaForm } from '../kit/forms/SchemaForm.tsx';
import { useSchemaForm } from '../kit/forms/useSchemaForm.ts';
import type { Heading } from '../kit/page/page-read.ts';
import { usePageMessages } from '../kit/page/usePageMessages.ts';
import { Button } from '../kit/ui/Button.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { TextField } from '../kit/ui/TextField.tsx';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { useNow } from '../kit/ui/useNow.ts';
import { loginLink } from '../../api/links/login-link.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import * as v from 'valibot';
import { EMAIL } from '../../api/address/email.rules.ts';
import { mendText } from '../../api/address/mend-text.rules.ts';
import { exampleEmail } from '../../core/i18n/example-email.ts';
import { messageWith } from '../kit/forms/field-faults.ts';
import type { FormSchema } from '../kit/forms/schema-resolver.ts';

const NOTICE = '.status-notice';

type Failure = Reason | { until: number };
type StatusFormProps = { heading: Heading; onFound: (order: OrderProgress) => void };

/** Asks for an order's web reference and email. What was typed stays when no order is found. Source: ACC-01 d. */
export const StatusForm = ({ heading: Title, onFound }: StatusFormProps) => {
  const t = useWords<typeof en>();
  const focus = useFocusAfter();
  const [schema] = useState(orderStatusSchema);
  const controls = useSchemaForm<AskedOrder, AskedOrder>({ schema, start: { reference: '', email: '' } });
  const [failure, setFailure] = useState<Failure>();
  const until = typeof failure === 'object' ? failure.until : undefined;
  const time = useNow([until]);
  const mustWait = until !== undefined && time < until;
  const { field } = controls;
  const send = async (asked: AskedOrder): Promise<void> => {
    if (runtime().author) return;
    setFailure(undefined);
    try {
      // Once: a wrong try counts, so it is never repeated.
      onFound(await callService(readOrderStatus, { body: asked }));
    } catch (error) {
      const why = reasonOf(error, { status: { 429: 'wait' } });
      setFailure(why === 'wait' ? { until: waitUntil(error) } : why);
      focus(NOTICE);
    }
  };
  return (
    <>
      <header className="list-head">
        <Title tabIndex={-1} data-heading>
          {t('order-status.title')}
        </Title>
      </header>
      <SchemaForm className="status-form" controls={controls} onSend={send}>
        {failure !== undefined && (until === undefined || mustWait) && <Failed failure={failure} />}
        <TextField
          label={t('order-status.reference')}
          description={t('order-status.referenceHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputClassName="num"
          {...field('reference')}
        />
        <TextField
          label={t('order-status.email')}
          description={t('order-status.emailHint')}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <div className="acts">
          <Button type="submit" variant="primary" busy={controls.sending} aria-disabled={mustWait}>
            {t('order-status.check')}
          </Button>
          <HistoryLink />
        </div>
      </SchemaForm>
    </>
  );
};

const Failed = ({ failure }: { failure: Failure }) => {
  const t = useWords<typeof en>();
  const why = usePageMessages();
  const shared = { className: 'status-notice', tabIndex: -1, role: 'alert' } as const;
  if (typeof failure === 'object')
    return (
      <Notice {...shared} tone="warning" title={t('order-status.tooMany')}>
        {t('order-status.tooManyText', { time: formatTime(failure.until, runtime().row.tag) })}
      </Notice>
    );
  return (
    <Notice
      {...shared}
      tone="danger"
      title={t(failure === 'gone' ? 'order-status.notFound' : 'order-status.failed')}
    >
      {failure === 'gone' ? t('order-status.notFoundText') : why(`kit.page.why.${failure}`)}
    </Notice>
  );
};

/** Links to the orders of who is signed in, or to the sign-in that leads to them. */
const HistoryLink = () => {
  const t = useWords<typeof en>();
  const { registry } = runtime();
  const status = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().session.status);
  if (!hasStorePages()) return null;
  const history = storeLink('orderHistory', {});
  return status === 'signed-in' ? (
    <a href={history}>{t('order-status.history')}</a>
  ) : (
    <a href={loginLink(history)}>{t('order-status.signIn')}</a>
  );
};

type AskedOrder = { reference: string; email: string };

/** Returns the schema of the form. Both are taken as they are pasted, without blanks around them. Source: ACC-01 d. */
const orderStatusSchema = (): FormSchema<AskedOrder, AskedOrder> =>
  v.object({
    reference: v.pipe(
      v.string(),
      v.transform((typed) => mendText(typed).slice(0, 64)),
      v.nonEmpty('order-status.needed.reference'),
    ),
    email: v.pipe(
      v.string(),
      v.transform((typed) => mendText(typed).replace(/^mailto:/i, '')),
      v.nonEmpty('order-status.needed.email'),
      v.regex(EMAIL, messageWith('order-status.emailWrong', { email: exampleEmail() })),
    ),
  });
