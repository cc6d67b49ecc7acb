import { useRef, useState } from 'react';
import { isServiceError } from '../../../core/errors.ts';
import { runtime } from '../../../core/runtime.ts';
import { afterConflict, changedFields, type Fields } from './edit.rules.ts';

/** A thing's fields with the version that they have, for If-Match. Without a version every change is taken. */
export type Versioned = { fields: Fields; version: string | undefined };

type Saving = {
  /** The thing as it was read. Undefined for a new one, of which all fields are sent. */
  before: Versioned | undefined;
  save: (fields: Fields, version: string | undefined) => Promise<unknown>;
  /** Reads the thing again, after it was changed elsewhere. */
  readAgain: (() => Promise<Versioned>) | undefined;
};

/** A field that was changed here and elsewhere: both values, to choose from. */
export type Conflict = { name: string; mine: unknown; theirs: unknown };

const isChangedElsewhere = (error: unknown): boolean => isServiceError(error) && error.status === 412;

/** Saves changed fields, after a 412 against the newest; what both sides changed are `conflicts`. Source: ACC-03 d. */
export const useSaving = ({ before, save, readAgain }: Saving) => {
  const base = useRef(before);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [failure, setFailure] = useState<unknown>();

  const send = async (changed: Fields): Promise<readonly Conflict[]> => {
    const known = base.current;
    if (Object.keys(changed).length === 0) return [];
    try {
      await save(changed, known?.version);
      return [];
    } catch (error) {
      if (!isChangedElsewhere(error) || !known || !readAgain) throw error;
      const newest = await readAgain();
      base.current = newest;
      const { send: rest, conflicts: both } = afterConflict(known.fields, changed, newest.fields);
      const open = both.map((name) => ({ name, mine: changed[name], theirs: newest.fields[name] }));
      return [...(await send(rest)), ...open];
    }
  };

  const run = async (changed: Fields, others: readonly Conflict[] = []): Promise<boolean> => {
    if (runtime().author) return false;
    setFailure(undefined);
    try {
      const open = [...others, ...(await send(changed))];
      setConflicts(open);
      return open.length === 0;
    } catch (error) {
      setFailure(error);
      return false;
    }
  };

  return {
    conflicts,
    /** Why the last try failed. Undefined if it did not. */
    failure,
    saveAll: (fields: Fields): Promise<boolean> =>
      run(base.current ? changedFields(base.current.fields, fields) : fields),
    /** Ends a conflict with the value that was typed here, or with the other. */
    settle: async ({ name, mine }: Conflict, isMine: boolean): Promise<boolean> => {
      const others = conflicts.filter((one) => one.name !== name);
      if (isMine && readAgain) base.current = await readAgain().catch(() => base.current);
      return run(isMine ? { [name]: mine } : {}, others);
    },
  };
};
