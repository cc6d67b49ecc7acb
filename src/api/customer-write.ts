import { mutationOptions, useMutation, type UseMutationResult } from '@tanstack/react-query';
import { isServiceError, type ServiceError } from '../core/errors.ts';
import { retryRead } from '../core/http/retry-read.ts';
import { changed, customerKey, queryClient, type Owner, type Resource } from './query.ts';

/** A write whose answer was lost, once the services were asked again: it did not happen, or nobody knows. `code` decides the words. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
  readonly code: 'write.notDone' | 'write.unconfirmed';

  constructor(code: WriteError['code'], cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

export type CustomerWrite<Input, Result> = {
  owner: Owner;
  /** What it changes: read again before the write ends, here and wherever it is shown, also when the write was refused. */
  changes: readonly [Resource, ...Resource[]];
  /** Sends it, once. */
  write: (input: Input) => Promise<Result>;
  /** Reads whether a write without an answer, or with a failure for one, happened: its result, or undefined when it did not. Only a write that can be repeated without harm goes without. */
  confirm?: (input: Input) => Promise<{ result: Result } | undefined>;
  /** After `confirm` the write can't happen any more; else one that got no answer may, once it was read. */
  settles?: boolean;
};

/**
 * The options of a mutation. It ends when what it changed has been read again, so that nothing falls back to what was before for
 * a moment; writes of one resource run one after the other. It is never repeated by itself (REL-01). Rejects with `ServiceError`, or
 * with `WriteError` where its answer was lost and it did not happen, or nobody knows. After a failure of the service it is read as well
 * whether it happened.
 */
export const customerMutation = <Result, Input = void>(it: CustomerWrite<Input, Result>) =>
  mutationOptions<Result, Error, Input>({
    mutationKey: [...customerKey(it.owner, it.changes[0])],
    scope: { id: it.changes[0] },
    mutationFn: (input) => send(it, input),
  });

export type CustomerMutation<Result, Input> = ReturnType<typeof customerMutation<Result, Input>>;

/** A mutation of this bundle's client. */
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
    // A failure that settles itself by a key is left to the next try.
    const isOpen = it.settles ? error.answerLost : error.undecided;
    if (!isOpen || !it.confirm) throw error;
    return outcome(it, it.confirm, input, error);
  }
};

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
