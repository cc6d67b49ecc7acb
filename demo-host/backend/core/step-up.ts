import type { Call } from './endpoint-handler.ts';
import type { Services } from './services.ts';

/** What the identity service knows of step-ups; the services ask it before they do something delicate. */
export type StepUpPort = {
  /** A new transaction for the account to prove, for this action alone. */
  askTransaction(accountId: string, action: string): string;
  /** The account is asked to walk the tree, for this action. */
  askTree(accountId: string, tree: string, action: string): void;
  /** Whether a transaction was proven for the action; it counts once. */
  useTransaction(accountId: string, id: string, action: string): boolean;
  /** Whether the tree was walked to its end for the action a short while ago. */
  isTreeProven(accountId: string, tree: string, action: string): boolean;
  /** Whether this is a valid id token of the account. */
  isIdTokenOf(token: string, accountId: string): boolean;
};

/** The tree that every step-up of the demo walks. */
const TREE = 'StepUp';

/** Thrown in place of an answer; the application answers what it holds. */
export class StepUpAsked extends Error {
  override readonly name = 'StepUpAsked';
  readonly answer: Response;
  constructor(answer: Response) {
    super('A step-up is needed.');
    this.answer = answer;
  }
}

type StepUpCall = Pick<Call, 'headers' | 'query'>;

/**
 * Lets a call pass that carries a proof: X-TxID (or `_txid`) for a transaction, X-Tree for a tree, with X-IdToken (or
 * `_idtoken`) besides. Throws {@link StepUpAsked} for every other, with the advice in the body (403), or where a read asks
 * for that by X-Authenticate-Response, in WWW-Authenticate (401), as the vendor's SDK takes them. Where there is no
 * identity service, every call passes. A proof is good for the `action` that it was asked for: what is done, and to what.
 * Source: IDN-05.
 */
export const askStepUp = (
  { headers, query }: StepUpCall,
  { stepUp }: Services,
  accountId: string,
  { kind, action, isRead = false }: { kind: 'transaction' | 'tree'; action: string; isRead?: boolean },
): void => {
  if (!stepUp) return;
  const idToken = headers.get('x-idtoken') ?? query.get('_idtoken') ?? '';
  const isThem = stepUp.isIdTokenOf(idToken, accountId);
  if (kind === 'tree') {
    if (isThem && headers.get('x-tree') === TREE && stepUp.isTreeProven(accountId, TREE, action)) return;
    stepUp.askTree(accountId, TREE, action);
    throw asked({ AuthenticateToServiceConditionAdvice: [TREE] }, false);
  }
  const transaction = headers.get('x-txid') ?? query.get('_txid');
  if (isThem && transaction !== null && stepUp.useTransaction(accountId, transaction, action)) return;
  const inHeader = isRead && headers.get('x-authenticate-response') === 'header';
  throw asked({ TransactionConditionAdvice: [stepUp.askTransaction(accountId, action)] }, inHeader);
};

type Advices = Readonly<Record<string, readonly string[]>>;

const asked = (advices: Advices, inHeader: boolean): StepUpAsked => {
  const errors = [{ type: 'StepUpRequiredError', message: 'This needs a further proof of who you are.' }];
  const noStore = { 'Cache-Control': 'no-store' };
  if (inHeader) {
    const challenge = `SSOADVICE realm="/",advices="${btoa(JSON.stringify(advices))}",am_uri="/auth/"`;
    const init = { status: 401, headers: { ...noStore, 'WWW-Authenticate': challenge } };
    return new StepUpAsked(Response.json({ errors }, init));
  }
  const body = { resource: '', actions: {}, attributes: {}, advices, ttl: 0, errors };
  return new StepUpAsked(Response.json(body, { status: 403, headers: noStore }));
};
