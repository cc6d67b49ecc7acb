import type { Advice, JourneyAnswer, Journeys } from './journeys.ts';
import { REALM } from './identity-paths.ts';
import { updatePasswordTree } from './trees/update-password.ts';

type Answer = {
  status: number;
  body: unknown;
  accountId?: string;
  advice?: Advice;
  /** Whether all other sign-ins of the account end. */
  endsOthers?: boolean;
};

/**
 * Handles one call of `authenticate`: begins a journey or continues one. `accountId` is set if it succeeded; then the
 * browser gets a session. Source: specification section 7, `POST authenticate`.
 */
export const authenticate = async (
  journeys: Journeys,
  url: URL,
  body: unknown,
  signedIn: string | undefined,
): Promise<Answer> => {
  const { authId } = Object(body) as { authId?: unknown };
  if (authId !== undefined) return answerOf(await journeys.next(body));
  const suspended = url.searchParams.get('suspendedId');
  if (suspended !== null) return answerOf(await journeys.resume(suspended));
  const type = url.searchParams.get('authIndexType') ?? 'service';
  const value = url.searchParams.get('authIndexValue') ?? 'SignIn';
  if (type === 'service') return answerOf(await journeys.start({ tree: value, signedIn }));
  if (type !== 'composite_advice') return problem(400, 'Bad Request', 'Invalid authIndexType');
  const advice = readAdvice(value);
  if (!advice) return problem(400, 'Bad Request', 'The advice is not valid.');
  return answerOf(await journeys.start({ tree: 'StepUp', signedIn, advice }));
};

const answerOf = (answer: JourneyAnswer): Answer => {
  switch (answer.kind) {
    case 'step':
      return { status: 200, body: answer.step };
    case 'success':
      return {
        status: 200,
        body: { successUrl: '/', realm: `/${REALM}` },
        accountId: answer.accountId,
        ...(answer.advice && { advice: answer.advice }),
        endsOthers: answer.tree === updatePasswordTree,
      };
    case 'failure':
      return problem(401, 'Unauthorized', answer.message);
    case 'timed-out':
      return { status: 401, body: { ...TIMED_OUT } };
    case 'bad-request':
      return problem(400, 'Bad Request', answer.message);
  }
};

const TIMED_OUT = {
  code: 401,
  reason: 'Unauthorized',
  message: 'Session has timed out',
  detail: { errorCode: '110' },
};

const problem = (code: number, reason: string, message: string): Answer => ({
  status: code,
  body: { code, reason, message },
});

/** Parses `<Advices>` with one name and one value, as in an answer that asks for a step-up. */
const readAdvice = (xml: string): Advice | undefined => {
  const pair =
    /<Attribute name="(TransactionConditionAdvice|AuthenticateToServiceConditionAdvice)"\/?>[\s\S]*?<Value>([\w-]{1,80})<\/Value>/.exec(
      xml,
    );
  if (!pair) return undefined;
  const [, name, value = ''] = pair;
  return name === 'TransactionConditionAdvice'
    ? { kind: 'transaction', id: value }
    : { kind: 'tree', name: value };
};
