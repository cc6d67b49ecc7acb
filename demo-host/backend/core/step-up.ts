import type { Call } from './endpoint-handler.ts';
import { forbidden } from './occ-error.ts';
import type { Services } from './services.ts';

/** The identity service's step-ups. The services ask it before a sensitive action. */
export type StepUpPort = {
  /** Returns the id of a new transaction for the account to prove, for this action only. */
  askTransaction(accountId: string, action: string): string;
  /** Notes that the account was asked to pass the tree for this action. */
  askTree(accountId: string, tree: string, action: string): void;
  /** Returns whether a transaction was proven for the action. Each counts once. */
  useTransaction(accountId: string, id: string, action: string): boolean;
  /** Returns whether the tree was passed for the action a short while ago. */
  isTreeProven(accountId: string, tree: string, action: string): boolean;
  /** Returns whether this is a valid ID token of the account. */
  isIdTokenOf(token: string, accountId: string): boolean;
};

/** The tree that every step-up of the demo uses. */
const TREE = 'StepUp';

/** The answer that asks for a step-up. It is thrown in place of the normal answer. */
export class StepUpAsked extends Error {
  override readonly name = 'StepUpAsked';
  readonly answer: Response;
  constructor(answer: Response) {
    super('A step-up is needed.');
    this.answer = answer;
  }
}

type StepUpCall = Pick<Call, 'headers' | 'query' | 'pathSite'>;

/**
 * Lets a call pass if it carries a proof: X-TxID (or `_txid`) for a transaction, X-Tree for a tree, together with
 * X-IdToken (or `_idtoken`). For all others, throws {@link StepUpAsked} with the advice in the body (403), or in
 * WWW-Authenticate (401) if a read asks for that by X-Authenticate-Response, as the vendor's SDK expects. Without an
 * identity service, every call passes. A proof is valid only for the `action` that it was asked for: what is done, and
 * to what. A client of a plain OCC host could not read the advice: it gets OCC's own 403. Source: IDN-05.
 */
export const askStepUp = (
  { headers, query, pathSite }: StepUpCall,
  { stepUp }: Services,
  accountId: string,
  { kind, action, isRead = false }: { kind: 'transaction' | 'tree'; action: string; isRead?: boolean },
): void => {
  if (!stepUp) return;
  const idToken = headers.get('x-idtoken') ?? query.get('_idtoken') ?? '';
  const isThem = stepUp.isIdTokenOf(idToken, accountId);
  if (kind === 'tree') {
    if (isThem && headers.get('x-tree') === TREE && stepUp.isTreeProven(accountId, TREE, action)) return;
    if (pathSite !== undefined) throw forbidden();
    stepUp.askTree(accountId, TREE, action);
    throw asked({ AuthenticateToServiceConditionAdvice: [TREE] }, false);
  }
  const transaction = headers.get('x-txid') ?? query.get('_txid');
  if (isThem && transaction !== null && stepUp.useTransaction(accountId, transaction, action)) return;
  if (pathSite !== undefined) throw forbidden();
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
