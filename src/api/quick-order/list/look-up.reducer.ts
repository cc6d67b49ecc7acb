import { sameProductKey } from '../isbn.rules.ts';
import type { LookUpAction } from './quick-order-actions.ts';
import type { QuickOrderState } from './quick-order-state.ts';

/** Handles the changes by look-ups: answers, failures, and the keys under way. */
export const lookUpReducer = (state: QuickOrderState, action: LookUpAction): QuickOrderState => {
  switch (action.type) {
    case 'look-up-began':
      return { ...state, pending: new Set([...state.pending, ...action.keys]) };
    case 'look-up-ended': {
      const { answers, failed = [] } = action;
      const keys = [...answers, ...failed].map(([key]) => key);
      const failures = without(state.failures, keys);
      return {
        ...state,
        answers: new Map([...state.answers, ...answers]),
        failures: failed.length === 0 ? failures : new Map([...failures, ...failed]),
        pending: notIn(state.pending, keys),
      };
    }
    case 'look-up-failed':
      return {
        ...state,
        failures: new Map([...state.failures, ...action.keys.map((key) => [key, action.failure] as const)]),
        pending: notIn(state.pending, action.keys),
      };
    case 'retried': {
      if (action.id === undefined) return { ...state, failures: new Map() };
      const keys = state.rows.filter(({ id }) => id === action.id).map(({ code }) => sameProductKey(code));
      return { ...state, failures: without(state.failures, keys) };
    }
  }
};

/** Returns the map without these keys. Returns the same map if it has none of them. */
export const without = <Value>(
  map: ReadonlyMap<string, Value>,
  keys: readonly string[],
): ReadonlyMap<string, Value> =>
  keys.some((key) => map.has(key)) ? new Map([...map].filter(([key]) => !keys.includes(key))) : map;

const notIn = (set: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> =>
  new Set([...set].filter((key) => !keys.includes(key)));
