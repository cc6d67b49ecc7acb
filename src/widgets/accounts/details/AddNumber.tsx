import * as v from 'valibot';
import { foldTyped, isPlatformNumber } from '../../../api/account/typed-account.rules.ts';
import type { Customer } from '../../../api/customer.ts';
import { reasonOf, type Reason } from '../../../core/reason-of.ts';
import { SchemaForm } from '../../kit/forms/SchemaForm.tsx';
import { useSchemaForm } from '../../kit/forms/useSchemaForm.ts';
import { FailureNotice } from '../../kit/page/OutcomeNotices.tsx';
import { NumberLookUp } from '../../parts/q-global/NumberLookUp.tsx';
import { useNumberLookUp, type FoundNumber } from '../../parts/q-global/useNumberLookUp.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from '../messages/en.json';

const schema = v.object({
  number: v.pipe(
    v.string(),
    v.transform(foldTyped),
    v.nonEmpty('shared.qGlobal.numberMissing'),
    v.check(isPlatformNumber, 'shared.qGlobal.numberWrong'),
  ),
});

/** Looks up a Q-global account by its number, and adds it to the customer's profile. Source: ACC-05 b, CHK-04 d. */
export const AddNumber = ({ of, onAdded }: { of: Customer; onAdded: (number: string) => void }) => {
  const t = useWords<typeof en>();
  const controls = useSchemaForm<{ number: string }, { number: string }>({ schema, start: { number: '' } });
  const lookUps = useNumberLookUp<'number'>(of, controls.refuse);
  const why: Reason | undefined = lookUps.failure && reasonOf<never>(lookUps.failure.error);
  const add = async (found: FoundNumber<'number'>): Promise<void> => {
    const added = await lookUps.add(found);
    if (!added) return;
    controls.form.reset();
    onAdded(added.number);
  };
  return (
    <SchemaForm controls={controls} onSend={({ number }) => lookUps.lookUp('number', number)}>
      {why && <FailureNotice title={t('accounts.notAdded')} why={why} onDismiss={lookUps.dismiss} />}
      <NumberLookUp
        label={t('accounts.add')}
        labelNote={t('accounts.addNote')}
        field={controls.field('number')}
        typed={controls.form.watch('number')}
        lookUps={lookUps}
        onLookUp={() => controls.element.current?.requestSubmit()}
        onAdd={(found) => void add(found)}
      />
    </SchemaForm>
  );
};
