import { useState, type ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { safeParse } from 'valibot';
import { reasonOf } from '../../../core/reason-of.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import type { FormSchema } from '../forms/schema-resolver.ts';
import { SchemaForm } from '../forms/SchemaForm.tsx';
import { useFormDraft, type DraftPlace } from '../forms/useFormDraft.ts';
import { useSchemaForm, type SchemaFormControls } from '../forms/useSchemaForm.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useFocusAfter } from '../ui/useFocusAfter.ts';
import { useOfflineOver } from '../ui/useOnline.ts';
import { changedFields, type Fields } from './edit.rules.ts';
import type { Heading } from './page-read.ts';
import { LeaveDialog } from './Question.tsx';
import { listPlace } from './list-view.ts';
import { useCustomersOwn } from './OnlyCustomer.tsx';
import { usePageMessages } from './usePageMessages.ts';
import { useSaving, type Conflict, type Versioned } from './useSaving.ts';
import { formStyles } from '../forms/forms.ts';
import dialog from '../styles/dialog.css?inline';
import edit from './edit.css?inline';

/** The texts that a page with a form needs of its widget: its list's name, and what is said once all is saved. */
type EditWords<Name extends string> = `${Name}.${'title' | 'saved'}`;

export type EditPageProps<Values extends FieldValues, Sent extends object, Name extends string> = {
  name: Name;
  t: Translate<EditWords<Name>>;
  heading: Heading;
  title: ReactNode;
  /** Where Cancel and the link back lead: the address of the list. Undefined for a page that stands alone. */
  list: string | undefined;
  /** The name of that list, if not `title` of the words. */
  listTitle?: string;
  /** What the form begins with, one value for each field, '' for an empty one. */
  start: Values;
  schema: FormSchema<Values, Sent>;
  /** The version of a thing that is there, from its ETag; null for a new thing, of which all fields are sent. */
  version: string | undefined | null;
  /** Sends some fields; for a thing that is there, those alone that were changed, with If-Match. Rejects as the call does. */
  save: (fields: Partial<Sent>, version: string | undefined) => Promise<unknown>;
  /** Reads the thing again after a 412: what the form would begin with now. */
  readAgain?: (() => Promise<{ start: Values; version: string | undefined }>) | undefined;
  /** Where a draft is kept (`ownDraft`), and of which fields. Never name a field of a secret. */
  draft?: { owner: string; place: DraftPlace; keeps: readonly FieldPath<Values>[] } | undefined;
  /** Set if a member of customer service who acts for the customer may read it but not change it (ACC-08 e). */
  customersOwn?: string;
  notices?: ReactNode;
  onSaved: () => void;
  /** The label of a field, and a value as people read it, for the question about a conflict. */
  labelOf: (field: string) => string;
  textOf?: (field: string, value: unknown) => string;
  /** The service's faults by field, as translated texts. Others are told above the form. */
  refusedFields?: (error: unknown) => Readonly<Partial<Record<FieldPath<Values>, string>>>;
  saveLabel?: string;
  children: (controls: SchemaFormControls<Values, Sent>) => ReactNode;
};

const NOWHERE: DraftPlace = { read: () => undefined, write: () => undefined, remove: () => undefined };

/**
 * Draws a form as a page: draft, save, cancel with a question if something was changed, and a field that was changed in
 * another tab too. Nothing that was typed is lost by a failure. Load it late, with its words and styles.
 * Needs `editStyles`, page.css. Source: ACC-03 d, CHK-06, LEAD-03, `design/account.md` (Writes).
 */
export const EditPage = <Values extends FieldValues, Sent extends object, Name extends string>({
  name,
  t: words,
  heading: Heading,
  title,
  list,
  start,
  schema,
  draft,
  onSaved,
  textOf = (_field, value) => (typeof value === 'string' ? value : JSON.stringify(value ?? '')),
  refusedFields,
  ...page
}: EditPageProps<Values, Sent, Name>) => {
  const own = words as Translate;
  const t = usePageMessages();
  const focus = useFocusAfter();
  const refusal = useCustomersOwn(page.customersOwn);
  const fieldsOf = (values: Values): Fields => {
    const parsed = safeParse(schema, values);
    return (parsed.success ? parsed.output : values) as Fields;
  };
  const versioned = (values: Values, version: string | undefined): Versioned => ({
    fields: fieldsOf(values),
    version,
  });
  const { readAgain, version, save } = page;
  const controls = useSchemaForm<Values, Sent>({ schema, start: start as DefaultValues<Values> });
  const { form } = controls;
  const { forget } = useFormDraft(form, { owner: '', place: NOWHERE, keeps: [], ...draft });
  const [asksLeave, setAsksLeave] = useState(false);
  const saving = useSaving({
    before: version === null ? undefined : versioned(start, version),
    save: async (fields, of) => {
      try {
        await save(fields as Partial<Sent>, of);
      } catch (error) {
        const refused = refusedFields?.(error);
        if (refused && Object.keys(refused).length > 0) controls.refuse(refused);
        throw error;
      }
    },
    readAgain: readAgain && (() => readAgain().then((now) => versioned(now.start, now.version))),
  });
  const { failure, conflicts } = saving;
  const isOver = useOfflineOver(failure !== undefined && reasonOf(failure) === 'offline');
  const isAtField = failure !== undefined && Object.keys(refusedFields?.(failure) ?? {}).length > 0;

  const done = (isSaved: boolean): void => {
    if (!isSaved) return focus('.edit-notice');
    forget();
    runtime().registry.actions.announce(own(`${name}.saved`));
    onSaved();
  };
  const settle = async (conflict: Conflict, isMine: boolean): Promise<void> => {
    if (!isMine) form.setValue(conflict.name as FieldPath<Values>, conflict.theirs as never);
    done(await saving.settle(conflict, isMine));
  };
  const leave = (): void => {
    forget();
    if (list !== undefined) location.assign(listPlace(list));
  };
  const askLeave = (): void => {
    if (Object.keys(changedFields(start, form.getValues())).length > 0) setAsksLeave(true);
    else leave();
  };

  return (
    <>
      <header className="list-head">
        <div>
          {list !== undefined && (
            <a
              className="small"
              href={listPlace(list)}
              onClick={(event) => {
                event.preventDefault();
                askLeave();
              }}
            >
              {page.listTitle ?? own(`${name}.title`)}
            </a>
          )}
          <Heading tabIndex={-1} data-heading className="thing-title">
            {title}
          </Heading>
        </div>
      </header>
      <div className="list-notices">
        {page.notices}
        {failure !== undefined && !isAtField && (
          <Notice
            className="edit-notice"
            tabIndex={-1}
            role="alert"
            tone="danger"
            title={t('kit.page.notSaved')}
          >
            {!isOver && t(`kit.page.why.${reasonOf(failure)}`)}
          </Notice>
        )}
        {conflicts.map((conflict) => (
          <Notice
            key={conflict.name}
            className="edit-notice"
            tabIndex={-1}
            role="alert"
            tone="warning"
            actions={([true, false] as const).map((isMine) => (
              <Button key={String(isMine)} onClick={() => void settle(conflict, isMine)}>
                {t(isMine ? 'kit.page.mine' : 'kit.page.theirs', {
                  value:
                    textOf(conflict.name, isMine ? conflict.mine : conflict.theirs) || t('kit.page.none'),
                })}
              </Button>
            ))}
          >
            {t('kit.page.conflict', { field: page.labelOf(conflict.name) })}
          </Notice>
        ))}
      </div>
      <SchemaForm
        className="edit-form"
        controls={controls}
        onSend={async (sent) => done(await saving.saveAll(sent as Fields))}
      >
        {refusal === undefined ? (
          <>
            {page.children(controls)}
            <div className="acts edit-acts">
              {list !== undefined && <Button onClick={askLeave}>{t('kit.page.cancel')}</Button>}
              <Button type="submit" variant="primary" busy={controls.sending}>
                {page.saveLabel ?? t('kit.page.save')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="quiet">{refusal}</p>
            <fieldset className="form" disabled>
              {page.children(controls)}
            </fieldset>
          </>
        )}
      </SchemaForm>
      {asksLeave && <LeaveDialog onLeave={leave} onStay={() => setAsksLeave(false)} />}
    </>
  );
};

/** The styles of an `EditPage`, which a late part with one exports. */
export const editStyles: readonly string[] = [...formStyles, dialog, edit];
