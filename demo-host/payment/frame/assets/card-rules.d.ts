export type Fault = 'required' | 'invalid' | 'scheme' | 'expired' | 'too-far';
export type Scheme = { scheme: string; name: string; lengths: readonly number[]; code: number };

export function digitsOf(text: string): string;
export function schemeOf(number: string): Scheme | undefined;
export function schemeNamed(wanted: string | undefined): Scheme | undefined;
export function numberFault(typed: string): Fault | undefined;
export function expiryOf(typed: string): { month: number; year: number } | undefined;
export function expiryFault(typed: string, today: Date): Fault | undefined;
export function securityCodeFault(typed: string, scheme: Scheme | undefined): Fault | undefined;
