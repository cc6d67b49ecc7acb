import { describe, expect, it, vi } from 'vitest';
import { registerEm } from './em-property.ts';

describe('registerEm', () => {
  it('lets a fault of the browser through', () => {
    const registerProperty = () => {
      throw new DOMException('bad syntax', 'SyntaxError');
    };
    expect(() => registerEm({ registerProperty })).toThrow('bad syntax');
  });

  it('is content when another copy was first', () => {
    const registerProperty = vi.fn<() => void>(() => {
      throw new DOMException('already registered', 'InvalidModificationError');
    });
    registerEm({ registerProperty });
    expect(registerProperty).toHaveBeenCalledOnce();
  });

  it('does nothing where there is no CSS, as on a server', () => {
    expect(() => registerEm(undefined)).not.toThrow();
  });

  it('registers an inherited length', () => {
    const registerProperty = vi.fn<(definition: object) => void>();
    registerEm({ registerProperty });
    expect(registerProperty).toHaveBeenCalledWith(
      expect.objectContaining({ syntax: '<length>', inherits: true }),
    );
  });
});
