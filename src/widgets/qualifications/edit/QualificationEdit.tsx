import { useState } from 'react';
import { knownCountries } from '../../../api/address/address-order.rules.ts';
import { defaultCountry } from '../../../api/address/address-help.ts';
import { regionsIn } from '../../../api/address/place.rules.ts';
import { NOBODY } from '../../../api/customer.ts';
import { useCustomerMutation } from '../../../api/customer-write.ts';
import {
  QUALIFICATION_LENGTHS,
  type QualificationBody,
} from '../../../api/qualification/qualification.contract.ts';
import {
  addQualificationMutation,
  changeQualificationMutation,
  qualificationQuery,
} from '../../../api/qualification/qualification.queries.ts';
import { queryClient } from '../../../api/query.ts';
import { isServiceError } from '../../../core/errors.ts';
import type { QualificationType } from '../../../core/locale/route-table.ts';
import { runtime } from '../../../core/runtime.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import { CountedTextArea } from '../../kit/forms/CountedTextArea.tsx';
import { CountryField, RegionField } from '../../kit/forms/CountryField.tsx';
import { DateField } from '../../kit/forms/DateField.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from '../../kit/forms/messages/en.json';
import type { SchemaFormControls } from '../../kit/forms/useSchemaForm.ts';
import { EditPage, editStyles } from '../../kit/page/EditPage.tsx';
import { ThingPage } from '../../kit/page/ThingPage.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { todayHere } from '../../../core/i18n/zone-days.ts';
import type { CustomerPage } from '../../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead } from '../../parts/customer-page/useCustomerRead.ts';
import { placeLink } from '../qualification-places.ts';
import { sampleQualification } from '../sample-qualifications.ts';
import type shared from '../messages/en.json';
import {
  FIELDS,
  issuerField,
  qualificationSchema,
  startOf,
  type FieldName,
  type FormValues,
} from './qualification-form.ts';

type EditProps = CustomerPage & {
  type: QualificationType;
  id: string | undefined;
};

/** Shows the form of a new entry, or of one that is there. Source: ACC-04 a, c. */
const QualificationEdit = ({ of, heading, type, id }: EditProps) => {
  const t = useWords<typeof shared>();
  const [schema] = useState(() => qualificationSchema(type, todayHere(), runtime().row.tag));
  const query = qualificationQuery(id === undefined ? undefined : of, type, id ?? '');
  const read = useCustomerRead('qualification.read', query, sampleQualification());
  const adding = useCustomerMutation(addQualificationMutation(of ?? NOBODY, type));
  const changing = useCustomerMutation(changeQualificationMutation(of ?? NOBODY, type, id ?? ''));
  const entry = id === undefined ? undefined : read.data;
  const labelOf = (name: string): string =>
    t(`qualifications.field.${name === 'issuer' ? issuerField(type) : (name as FieldName)}`);
  const page = { t, heading, name: 'qualifications' as const, list: placeLink({ type }) };

  if (id !== undefined && !entry)
    return (
      <ThingPage {...page} read={read} thing={undefined} title={t(`qualifications.type.${type}`)}>
        {() => null}
      </ThingPage>
    );
  return (
    <EditPage
      {...page}
      {...{ schema, labelOf }}
      title={entry ? t('qualifications.editOne', { title: entry.title }) : t(`qualifications.add.${type}`)}
      listTitle={t(`qualifications.type.${type}`)}
      start={startOf(entry)}
      version={entry ? entry.version : null}
      save={(fields, version) => {
        // An optional field that is empty is sent as null.
        const sent = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text || null]));
        return entry
          ? changing.mutateAsync({ change: sent, version })
          : adding.mutateAsync(sent as QualificationBody);
      }}
      readAgain={async () => {
        const now = await queryClient().fetchQuery(query);
        return { start: startOf(now), version: now.version };
      }}
      refusedFields={(error) => {
        const named = isServiceError(error) ? error.errors.map(({ subject }) => subject) : [];
        const refused = FIELDS.filter((name) => named.includes(name));
        return Object.fromEntries(refused.map((name) => [name, t('qualifications.fault.refused')]));
      }}
      onSaved={() => location.assign(placeLink({ type }, true))}
      saveLabel={t('qualifications.send')}
    >
      {(controls) => <Fields controls={controls} labelOf={labelOf} />}
    </EditPage>
  );
};

type FieldsProps = {
  controls: SchemaFormControls<FormValues, FormValues>;
  labelOf: (name: FieldName) => string;
};

/** Draws the fields of an entry. A region is sent as its ISO 3166-2 code, such as `US-OR`. Source: ACC-04 c. */
const Fields = ({ controls: { field, form }, labelOf }: FieldsProps) => {
  const { row, config } = runtime();
  const labelNote = useWords<typeof en>()('kit.forms.optional');
  const country = form.watch('country');
  const regions = regionsIn(country, row.tag).map(({ code, name }) => ({ code: `${country}-${code}`, name }));
  const wired = field('country');
  const named = (name: FieldName) => ({ label: labelOf(name), ...field(name) });
  return (
    <>
      <TextField {...named('title')} />
      <TextField {...named('issuer')} />
      <TextField className="field-half" inputClassName="num" labelNote={labelNote} {...named('number')} />
      <CountryField
        className="field-half"
        countries={country === '' ? knownCountries : [...knownCountries, country]}
        first={[defaultCountry(config.settings) ?? 'US']}
        {...wired}
        autoComplete="off"
        onChange={(event) => {
          form.setValue('region', '');
          void wired.onChange(event);
        }}
      />
      {regions.length > 0 && (
        <RegionField key={country} {...{ regions, labelNote }} autoComplete="off" {...named('region')} />
      )}
      <DateField className="field-half" max={todayHere()} labelNote={labelNote} {...named('issued')} />
      <DateField className="field-half" labelNote={labelNote} {...named('expires')} />
      <CountedTextArea limit={QUALIFICATION_LENGTHS.note} rows={3} labelNote={labelNote} {...named('note')} />
    </>
  );
};

export const styles = editStyles;
export const bind = boundWords(QualificationEdit);
