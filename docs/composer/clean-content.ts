import DOMPurify from 'dompurify';
import { formFieldsOf } from '../../src/build/contract/form-fields.ts';
import type { ComposerState } from './composer-state.ts';

/**
 * Returns the state with the HTML of its slots cleaned: no scripts, no handlers, no frames. It may come from somebody
 * else's address (EMB-12 e). `isCut` says whether anything was taken out.
 */
export const cleanContent = (state: ComposerState): { state: ComposerState; isCut: boolean } => {
  let isCut = false;
  const cleaned = formFieldsOf(state.widget).flatMap(({ name, kind }): [string, string][] => {
    const html = state.values[name];
    if (kind !== 'content' || html === undefined) return [];
    const clean = DOMPurify.sanitize(html);
    isCut ||= DOMPurify.removed.length > 0;
    return [[name, clean]];
  });
  return { state: { ...state, values: { ...state.values, ...Object.fromEntries(cleaned) } }, isCut };
};
