import { describe, expect, it } from 'vitest';
import { startQuery } from './ask-service.ts';

describe('what a journey begins with', () => {
  it('[IDN-04] is a tree by its name', () => {
    expect(startQuery({ tree: 'SignIn' })).toEqual({ authIndexType: 'service', authIndexValue: 'SignIn' });
  });

  it('[IDN-05 part] is an advice of the API, whatever stands in it', () => {
    const value = startQuery({ advice: { kind: 'transaction', id: 'a"<b>&' } })['authIndexValue'];
    expect(value).toBe(
      '<Advices><AttributeValuePair><Attribute name="TransactionConditionAdvice"/><Value>a&#34;&#60;b&#62;&#38;</Value></AttributeValuePair></Advices>',
    );
    expect(startQuery({ advice: { kind: 'tree', name: 'StepUp' } })).toMatchObject({
      authIndexType: 'composite_advice',
      authIndexValue: expect.stringContaining('"AuthenticateToServiceConditionAdvice"/><Value>StepUp<'),
    });
  });

  it('[IDN-04] is what a link or another service came back with', () => {
    const resume = { code: 'c', state: 's' };
    expect(startQuery({ resume, tree: 'Social' })).toEqual({
      authIndexType: 'service',
      authIndexValue: 'Social',
      ...resume,
    });
    expect(startQuery({ resume: { suspendedId: 'x' }, tree: 'SignIn' })).toEqual({ suspendedId: 'x' });
  });
});
