import { mutationOptions, useMutation, type UseMutationResult } from '@tanstack/react-query';
import { isServiceError, type ServiceError } from '../core/errors.ts';
import { retryRead } from '../core/http/retry-read.ts';
import { changed, customerKey, queryClient, type Owner, type Resource } from './query.ts';

/** A write whose answer was lost: it did not happen, or its result is unknown. `code` decides the message. */
class WriteError extends Error {
  override readonly name = 'WriteError';
  readonly code: 'write.notDone' | 'write.unconfirmed';

  constructor(code: WriteError['code'], cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

export type CustomerWrite<Input, Result> = {
  owner: Owner;
  /** The resources that it changes. They are read again before the write ends, also if it was refused. */
  changes: readonly [Resource, ...Resource[]];
  write: (input: Input) => Promise<Result>;
  /** Finds out whether a write without an answer was done, and its result. Omit it only for a write that may be repeated. */
  confirm?: (input: Input) => Promise<{ result: Result } | undefined>;
  /** True if the write can no longer happen once `confirm` has run. */
  settles?: boolean;
};

/**
 * The options of a mutation. It ends when the changed data has been read again. Writes of one resource run one after the
 * other, and none is repeated (REL-01). Rejects with `ServiceError`, or with `WriteError` if the answer was lost and the
 * write was not done or its result is unknown.
 */
export const customerMutation = <Result, Input = void>(it: CustomerWrite<Input, Result>) =>
  mutationOptions<Result, Error, Input>({
    mutationKey: [...customerKey(it.owner, it.changes[0])],
    scope: { id: it.changes[0] },
    mutationFn: (input) => send(it, input),
  });

export type CustomerMutation<Result, Input> = ReturnType<typeof customerMutation<Result, Input>>;

/** Returns the mutation with this bundle's query client. */
export const useCustomerMutation = <Result, Input>(
  mutation: CustomerMutation<Result, Input>,
): UseMutationResult<Result, Error, Input> => useMutation(mutation, queryClient());

const send = async <Result, Input>(it: CustomerWrite<Input, Result>, input: Input): Promise<Result> => {
  try {
    const result = await it.write(input);
    await changed(it.changes);
    return result;
  } catch (error) {
    if (!isServiceError(error) || !wasSent(error)) throw error;
    await changed(it.changes);
    // With a key, the next try settles the failure.
    const isOpen = it.settles ? error.answerLost : error.undecided;
    if (!isOpen || !it.confirm) throw error;
    return outcome(it, it.confirm, input, error);
  }
};

/** Returns whether a thing, read after a change without an answer, has what was to be changed. Absent is the same as empty. */
export const hasAll = (now: object, change: object): boolean =>
  Object.entries(change).every(
    ([field, value]) => ((now as Record<string, unknown>)[field] ?? '') === (value ?? ''),
  );

const wasSent = ({ kind }: { kind: string }): boolean => kind !== 'offline' && kind !== 'session-changed';

const outcome = async <Result, Input>(
  { settles = false }: Pick<CustomerWrite<Input, Result>, 'settles'>,
  confirm: (input: Input) => Promise<{ result: Result } | undefined>,
  input: Input,
  lost: ServiceError,
): Promise<Result> => {
  const found = await retryRead(() => confirm(input)).catch(() => {
    throw new WriteError('write.unconfirmed', lost);
  });
  if (found) return found.result;
  if (lost.mayBeAtWork && !settles) throw new WriteError('write.unconfirmed', lost);
  throw lost.answerLost ? new WriteError('write.notDone', lost) : lost;
};
