import { localeTable } from '../../src/core/locale/locale-table.ts';
import { attributesFrom, formFieldsOf, type FormField } from '../../src/build/contract/form-fields.ts';
import type { Change } from './Composer.tsx';
import { ADDRESSES, LONGEST_LINE, LONGEST_VALUE, type ComposerState } from './composer-state.ts';
import { Field, withCode } from './Field.tsx';

type Props = {
  state: ComposerState;
  change: Change;
  /** What is wrong, by the name of the setting. */
  problems: Readonly<Record<string, string>>;
  /** Whether something was taken out of the content. */
  isCut: boolean;
};

/** The form made from a widget's contract, and the settings of its page. */
export const Settings = ({ state, change, problems, isCut }: Props) => {
  const { widget, values, addresses } = state;
  const set = (name: string, value: string) => change({ values: { ...values, [name]: value } });
  const written = attributesFrom(widget, values);
  const refused = (field: FormField): string | undefined => {
    const value = values[field.name] ?? '';
    const isKept = value.trim() === '' || value === field.default || field.name in written;
    return isKept || field.kind === 'content' || field.kind === 'check' ? undefined : refusalOf(field);
  };
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Field label="Locale">
        {(ids) => (
          <select
            {...ids}
            value={state.locale}
            onChange={({ target }) => change({ locale: target.value as ComposerState['locale'], texts: {} })}
          >
            {localeTable.map(({ locale }) => (
              <option key={locale}>{locale}</option>
            ))}
          </select>
        )}
      </Field>
      {formFieldsOf(widget).map((field) => (
        <Field
          key={`${widget.tag} ${field.name}`}
          label={field.label}
          help={withCode(field.help)}
          problem={
            refused(field) ?? (isCut && field.kind === 'content' && values[field.name] ? CUT : undefined)
          }
        >
          {(ids) => (
            <Control
              field={field}
              ids={ids}
              value={values[field.name]}
              set={(value) => set(field.name, value)}
            />
          )}
        </Field>
      ))}
      <details className="composer-more" open={Object.keys(problems).some((name) => name in ADDRESSES)}>
        <summary>Addresses of your page</summary>
        {Object.entries(ADDRESSES).map(([name, { label, example, always }]) => (
          <Field
            key={name}
            label={label}
            help={always ? `Without it: ${example}` : `For example ${example}`}
            problem={problems[name]}
          >
            {(ids) => (
              <input
                {...ids}
                type="text"
                inputMode="url"
                spellCheck={false}
                maxLength={LONGEST_LINE}
                value={addresses[name] ?? ''}
                onChange={({ target }) => change({ addresses: { ...addresses, [name]: target.value } })}
              />
            )}
          </Field>
        ))}
      </details>
    </form>
  );
};

const CUT = 'Scripts, handlers and frames are left out of it.';

const refusalOf = (field: FormField): string => {
  if (field.kind === 'json') return 'This is not valid JSON. Check quotes and commas.';
  if (field.kind !== 'number') return 'This is none of the choices.';
  const { min, max } = field;
  return min === undefined || max === undefined
    ? 'This is not a number.'
    : `Give a number from ${min} to ${max}.`;
};

type ControlProps = {
  field: FormField;
  ids: object;
  value: string | undefined;
  set: (value: string) => void;
};

const Control = ({ field, ids, value, set }: ControlProps) => {
  const shared = { ...ids, value: value ?? '' };
  switch (field.kind) {
    case 'choice':
      return (
        <select {...ids} value={value ?? field.default} onChange={({ target }) => set(target.value)}>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'check':
      return (
        <input
          {...ids}
          type="checkbox"
          checked={value === 'true'}
          onChange={({ target }) => set(target.checked ? 'true' : '')}
        />
      );
    case 'content':
    case 'json':
      return (
        <textarea
          {...shared}
          maxLength={LONGEST_VALUE}
          rows={field.kind === 'json' ? 3 : 2}
          spellCheck={field.kind !== 'json'}
          placeholder={field.kind === 'content' ? '<p>…</p>' : undefined}
          onChange={({ target }) => set(target.value)}
        />
      );
    default:
      return (
        <input
          {...shared}
          maxLength={LONGEST_LINE}
          type="text"
          inputMode={field.kind === 'number' ? 'numeric' : 'text'}
          placeholder={field.default}
          onChange={({ target }) => set(target.value)}
        />
      );
  }
};
