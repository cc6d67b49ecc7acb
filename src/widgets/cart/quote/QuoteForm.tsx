import { useState } from 'react';
import * as v from 'valibot';
import type { MissingPart } from '../../../api/quote/missing-parts.ts';
import { LONGEST_QUOTE_COMMENT, LONGEST_QUOTE_NAME } from '../../../api/quote/quote.contract.ts';
import { CountedTextArea } from '../../kit/forms/CountedTextArea.tsx';
import { SchemaForm } from '../../kit/forms/SchemaForm.tsx';
import { useFormDraft } from '../../kit/forms/useFormDraft.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from '../../kit/forms/messages/en.json';
import { useSchemaForm } from '../../kit/forms/useSchemaForm.ts';
import type shared from '../../parts/quote/messages/en.json';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { quoteDraft } from './quote-draft.ts';
import type { QuoteFailure, QuoteNamed } from './useCreateQuote.ts';
import { FailedQuote, MissingNotice } from './QuoteNotices.tsx';
import { messageWith } from '../../kit/forms/field-faults.ts';

type QuoteFormProps = {
  missing: readonly MissingPart[];
  /** The name and comment of an earlier request whose outcome is unknown. It can only be repeated unchanged. */
  unknown: { name?: string | undefined; comment?: string | undefined } | undefined;
  failed: QuoteFailure | undefined;
  tries: number;
  onSend: (named: QuoteNamed) => Promise<void>;
  onClose: () => void;
};

const KEPT = ['name', 'comment'] as const;

/** Draws the form for the quote's name and a comment, and shows what the cart still lacks. Source: QTE-01 a to c. */
export const QuoteForm = (props: QuoteFormProps) => {
  const { missing, unknown, failed, tries, onSend, onClose } = props;
  const t = useWords<typeof shared>();
  const words = useWords<typeof en>();
  const start: QuoteNamed = { name: unknown?.name ?? '', comment: unknown?.comment ?? '' };
  const controls = useSchemaForm<QuoteNamed, QuoteNamed>({ schema: quoteFormSchema, start });
  const { field, form, sending } = controls;
  const [draft] = useState(quoteDraft);
  useFormDraft<QuoteNamed, QuoteNamed>(form, { ...draft, keeps: unknown ? [] : KEPT });
  const isFixed = unknown !== undefined;
  return (
    <Dialog part="dialog" title={t('shared.quote.title')} initialFocus="first-field" onClose={onClose}>
      {failed && <FailedQuote failed={failed} tries={tries} />}
      {!isFixed && missing.length > 0 && <MissingNotice missing={missing} tries={failed ? 0 : tries} />}
      <SchemaForm controls={controls} onSend={onSend}>
        <TextField label={t('shared.quote.name')} autoComplete="off" readOnly={isFixed} {...field('name')} />
        <CountedTextArea
          label={t('shared.quote.comment')}
          labelNote={words('kit.forms.optional')}
          limit={LONGEST_QUOTE_COMMENT}
          rows={3}
          value={form.watch('comment')}
          readOnly={isFixed}
          {...field('comment')}
        />
        <div className="dialog-acts acts">
          <Button variant="plain" onClick={onClose}>
            {t('shared.quote.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={sending}>
            {t(failed ? 'shared.quote.again' : 'shared.quote.send')}
          </Button>
        </div>
      </SchemaForm>
    </Dialog>
  );
};

/** The schema of a quote's name and comment as they are typed. */
const quoteFormSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('shared.quote.nameNeeded'),
    v.maxLength(LONGEST_QUOTE_NAME, messageWith('shared.quote.nameLong', { limit: LONGEST_QUOTE_NAME })),
  ),
  comment: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(
      LONGEST_QUOTE_COMMENT,
      messageWith('shared.quote.commentLong', { limit: LONGEST_QUOTE_COMMENT }),
    ),
  ),
});
