import { Suspense, useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { mendPerson, type PersonValues } from '../../../api/address/person.rules.ts';
import { faultlessCount, isNobody, NOBODY, participantFaults } from '../../../api/training/participants.ts';
import { late } from '../../../core/late.ts';
import { runtime } from '../../../core/runtime.ts';
import { lazyPart } from '../../kit/element/late-part.ts';
import { SchemaForm } from '../../kit/forms/SchemaForm.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { ListFileButton } from '../list-file/ListFileButton.tsx';
import { useListDrop } from '../list-file/useListDrop.ts';
import { participantFaultWords } from './listed-words.ts';
import { type PartFormProps, usePartForm } from './usePartForm.ts';
import { PartActions } from './PartPieces.tsx';
import { ParticipantRow } from './ParticipantRow.tsx';
import { filledPeople, peopleSchema, type PeopleValues } from './people-schema.ts';
import type { GivenList } from './usePastedFile.ts';
import { usePastedRest } from './usePastedRest.ts';
import { usePeopleRows } from './usePeopleRows.ts';
import { useTrainingMessages } from './training-words.ts';

/** The field for lists loads with the reader of lists, when a list is wanted. */
const PasteList = lazyPart(async () => ({ default: (await import('./PasteList.tsx')).PasteList }));

const MOST_ROWS = 500;
const COLUMNS = ['firstName', 'lastName', 'email'] as const;
const KEPT = Array.from({ length: MOST_ROWS }, (_, row) =>
  COLUMNS.map((column) => `people.${row}.${column}` as const),
).flat();

/** Returns the rows of a draft. A text that was not kept is ''. */
const peopleOf = ({ people }: FieldValues): PeopleValues => ({
  people: Array.from(people as ArrayLike<Partial<PersonValues> | undefined>, (one) => ({
    ...NOBODY,
    ...one,
  })),
});

/** Draws the form for the participants, typed one by one or pasted as a list. Source: TRN-01 c, TRN-03. */
export const ParticipantsForm = (props: PartFormProps) => {
  const { line, seats, restDraft, onCount } = props;
  const t = useTrainingMessages();
  const { announce } = runtime().registry.actions;
  // Another tab may change the quantity.
  const schema = useMemo(() => peopleSchema(seats), [seats]);
  const known = line.training?.participants ?? [];
  const { controls, send, actions } = usePartForm<PeopleValues>(props, {
    schema,
    start: { people: known.length > 0 ? [...known] : [NOBODY] },
    keeps: KEPT,
    fromDraft: peopleOf,
    toChange: ({ people }) => ({ participants: filledPeople(people) }),
  });
  const { form, element } = controls;
  const { people, put, add, remove, focusSoon } = usePeopleRows(controls);
  const [isPasting, setPasting] = useState(false);
  const [given, setGiven] = useState<GivenList>();
  const rest = usePastedRest(restDraft);
  const openPaste = (list?: GivenList) => {
    setGiven(list);
    // The form stays until the code is there, and with it the focus. If it can't be loaded, the widget says so.
    const open = () => setPasting(true);
    late(() => import('./PasteList.tsx')).then(open, open);
  };
  const drop = useListDrop({ onFile: (file) => openPaste({ file }), onText: (text) => openPaste({ text }) });
  const count = faultlessCount(people, seats);
  useEffect(() => onCount(count), [count, onCount]);
  const hasRoom = people.length < Math.min(seats, MOST_ROWS);
  const faults = participantFaults(people.map(mendPerson), seats);

  const takeOut = (row: number) => {
    remove(row);
    announce(t('shared.training.removed', { row: row + 1 }));
  };
  const place = (placed: readonly PersonValues[], notPlaced: { text: string; count: number }) => {
    rest.change(notPlaced.text, notPlaced.count);
    const all = [...filledPeople(people), ...placed];
    form.clearErrors('people');
    put(all);
    setPasting(false);
    const notAdded = notPlaced.count;
    announce(
      [
        t('shared.training.placed', { count: placed.length }),
        ...(notAdded > 0 ? [t('shared.training.notAdded', { count: notAdded })] : []),
      ].join(' '),
    );
    const [fault] = participantFaults(all.map(mendPerson), seats);
    if (fault) void form.trigger();
    focusSoon(fault ? `people.${fault.row}.${fault.field}` : 'people.0.firstName');
  };
  /** Enter moves to the row below, as in a spreadsheet, or adds one; in an empty row it submits the form. */
  const goBelow = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    const row = Number(target.name.split('.')[1]);
    const person = people[row];
    const isLast = row === people.length - 1;
    if (!person || isNobody(person) || (isLast && !hasRoom)) return;
    event.preventDefault();
    if (isLast) add();
    else controls.focus(`people.${row + 1}.firstName`);
  };
  const named = {
    ...controls,
    listed: controls.listed.map((fault) => {
      const [, row, name = ''] = fault.name.split('.');
      return { ...fault, words: participantFaultWords(t, Number(row), { ...fault, name }) };
    }),
  };
  return (
    <div className="training-drops" {...drop.handlers}>
      {isPasting && (
        <Suspense>
          <PasteList
            before={filledPeople(people).map(mendPerson)}
            seats={seats}
            pasted={rest.text}
            given={given}
            onFile={(file) => openPaste({ file })}
            onType={rest.change}
            onBack={() => {
              setPasting(false);
              requestAnimationFrame(() =>
                element.current?.querySelector<HTMLElement>('[data-paste]')?.focus(),
              );
            }}
            onPlace={place}
          />
        </Suspense>
      )}
      <div hidden={isPasting}>
        <SchemaForm controls={named} onSend={send} className="training-people">
          {/* The key presses bubble up from the fields in the list. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <ol onKeyDown={goBelow}>
            <li className="training-heads" aria-hidden>
              <span />
              {COLUMNS.map((column) => (
                <span key={column}>{t(`shared.training.${column}`)}</span>
              ))}
            </li>
            {people.map((_, row) => (
              <ParticipantRow
                // A row is identified by its index: the form puts the row's values into its fields.
                // oxlint-disable-next-line react/no-array-index-key
                key={row}
                row={row}
                field={controls.field}
                faults={faults.filter((one) => one.row === row)}
                onUse={(name, cleaned) => {
                  form.setValue(name, cleaned, { shouldDirty: true });
                  void form.trigger(name);
                  controls.focus(name);
                }}
                onRemove={() => takeOut(row)}
              />
            ))}
          </ol>
          {rest.count > 0 && (
            <Notice
              tone="warning"
              actions={
                <Button variant="outline" onClick={() => openPaste()}>
                  {t('shared.training.showRest', { count: rest.count })}
                </Button>
              }
            >
              <p>{t('shared.training.notAdded', { count: rest.count })}</p>
            </Notice>
          )}
          <div className="acts">
            <Button variant="plain" icon="plus" aria-disabled={!hasRoom} onClick={add}>
              {t('shared.training.add')}
            </Button>
            <Button variant="plain" icon="paste" data-paste onClick={() => openPaste()}>
              {t('shared.training.paste')}
            </Button>
            <ListFileButton
              variant="plain"
              label={t('shared.training.upload')}
              onFile={(file) => openPaste({ file })}
            />
            <span className="small quiet num">{t('shared.training.seats', { count, seats })}</span>
          </div>
          <PartActions {...props} {...actions} />
        </SchemaForm>
      </div>
      {drop.over && <p className="drop">{t('shared.training.drop')}</p>}
    </div>
  );
};
